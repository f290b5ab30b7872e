import { act, screen } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import { geolocationApi } from '@/geolocation'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { openPicker } from '@/testing/interactions'
import { renderStep } from './testing/renderStep'
import { bodies } from '../testing/example'
import { findStep } from '../testing/renderWizard'

const device = mockBrowser()
const service = startContactServiceServer()

const code = (country_calling_code: string | null): Reply => ({ json: { country_calling_code } })
const countryCode = (name: string) => screen.findByRole('button', { name: `Country code: ${name}` })

const chooseCountry = async (
  { user }: Pick<Awaited<ReturnType<typeof renderStep>>, 'user'>,
  search: string,
) => {
  await openPicker(user, screen.getByRole('button', { name: /^Country code: / }))
  await user.keyboard(`${search}{Enter}`)
}

describe('the country code', () => {
  it('is that of the visitor’s country', async () => {
    service.reply('detectCountry', code('+57'))
    const { book } = await renderStep(service)
    expect(await countryCode('Colombia, +57')).toBeVisible()
    await book({ phone: '0312 345 6789' })
    await findStep(enScheduledemo.step_3_title)
    expect(service.getRequests('createPerson')[0]?.body).toEqual({
      ...bodies.createPerson,
      phone: [{ value: '+573123456789', primary: true }],
    })
  })

  it.each<[string, Reply]>([
    ['answers with an error', { status: 500, error: 'no' }],
    ['answers with a page', { status: 200, page: '<h1>Sign in</h1>' }],
    ['cannot be reached', 'networkError'],
    ['does not answer', 'silence'],
  ])('is Spain’s if the service %s, whatever the device says', async (_why, reply) => {
    device.setTimeZone('America/Bogota')
    device.setLanguages(['es-CL'])
    service.reply('detectCountry', reply)
    const { book } = await renderStep(service)
    await book()
    await findStep(enScheduledemo.step_3_title)
    expect(service.getRequests('createPerson')[0]?.body).toEqual(bodies.createPerson)
  })
})

describe('a country that the service does not name', () => {
  it.each<[string, Reply]>([
    ['null', code(null)],
    ['an empty code', code('')],
    ['a code that no country has', code('+999')],
    ['a code that is none', code('unknown')],
    ['a number', { json: { country_calling_code: 57 } }],
    ['another object', { json: { error: true } }],
    ['a list', { json: [] }],
  ])('is that of the device’s time zone: %s', async (_what, reply) => {
    device.setTimeZone('America/Bogota')
    device.setLanguages(['es-CL'])
    service.reply('detectCountry', reply)
    await renderStep(service)
    expect(await countryCode('Colombia, +57')).toBeVisible()
  })

  it.each<[string | undefined, readonly unknown[], string]>([
    ['UTC', ['es-419', 'es-CL'], 'Chile, +56'],
    [undefined, ['C', 'es_CL.UTF-8', 'es-PE'], 'Chile, +56'],
    ['', [undefined, '', 'es-MX@posix'], 'Mexico, +52'],
    ['Etc/Unknown', ['es-CL'], 'Chile, +56'],
    ['Etc/GMT-3', ['es-CL'], 'Chile, +56'],
    ['UTC', ['es'], 'Spain, +34'],
    [undefined, [], 'Spain, +34'],
    ['UTC', ['C', 'POSIX', 7, null], 'Spain, +34'],
  ])('in zone %j with the languages %j is %s', async (timeZone, languages, expected) => {
    device.setTimeZone(timeZone)
    device.setLanguages(languages)
    service.reply('detectCountry', code(null))
    const { store } = await renderStep(service)
    await act(() => store.dispatch(geolocationApi.endpoints.detectCountry.initiate()))
    expect(await countryCode(expected)).toBeVisible()
  })
})

describe('a country code that the visitor has chosen (R29)', () => {
  it('stays when the visitor leaves the form and returns', async () => {
    service.reply('detectCountry', code('+57'))
    const view = await renderStep(service)
    await countryCode('Colombia, +57')
    await chooseCountry(view, 'argentina')
    expect(await countryCode('Argentina, +54')).toBeVisible()
    view.leave()
    view.comeBack()
    expect(await countryCode('Argentina, +54')).toBeVisible()
    await view.switchLanguage('es')
    expect(screen.getByRole('button', { name: 'Código de país: Argentina, +54' })).toBeVisible()
  })

  it('stays if the country is detected later', async () => {
    let respond: (reply: Reply) => void = () => undefined
    service.reply('detectCountry', new Promise<Reply>((resolve) => (respond = resolve)))
    const view = await renderStep(service)
    await chooseCountry(view, 'argentina')
    respond(code('+57'))
    const detected = await act(() =>
      view.store.dispatch(geolocationApi.endpoints.detectCountry.initiate()),
    )
    expect(detected.data).toBe('+57')
    expect(await countryCode('Argentina, +54')).toBeVisible()
  })
})
