import { act, screen } from '@testing-library/react'
import enScheduledemo from '@/content/en/scheduledemo'
import { geolocationApi } from '@/geolocation'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { openPicker } from '@/testing/openPicker'
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
    ['is not known', code(null)],
    ['has a code that no country has', code('+999')],
    ['is not answered', 'silence'],
  ])('is Spain’s if the country %s', async (_why, reply) => {
    service.reply('detectCountry', reply)
    const { book } = await renderStep(service)
    await book()
    await findStep(enScheduledemo.step_3_title)
    expect(service.getRequests('createPerson')[0]?.body).toEqual(bodies.createPerson)
  })
})

describe('a country that the service does not know', () => {
  it('is that of the device’s time zone', async () => {
    device.setTimeZone('America/Bogota')
    await renderStep(service)
    expect(await countryCode('Colombia, +57')).toBeVisible()
  })

  it('is the region of the device’s language if the zone tells none', async () => {
    device.setTimeZone('UTC')
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-419', 'es-CL'])
    service.reply('detectCountry', { status: 500, error: 'no' })
    await renderStep(service)
    expect(await countryCode('Chile, +56')).toBeVisible()
  })

  it('leaves the default if neither tells one', async () => {
    device.setTimeZone(undefined)
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es'])
    const { book } = await renderStep(service)
    expect(await countryCode('Spain, +34')).toBeVisible()
    await book()
    await findStep(enScheduledemo.step_3_title)
    expect(service.getRequests('createPerson')[0]?.body).toEqual(bodies.createPerson)
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
