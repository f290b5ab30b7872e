import { act, screen, waitFor } from '@testing-library/react'
import enPhone from '@/content/en/phone'
import enScheduledemo from '@/content/en/scheduledemo'
import esScheduledemo from '@/content/es/scheduledemo'
import { exampleIds } from '@/testing/contactServiceExamples'
import {
  startContactServiceServer,
  type Reply,
  calls,
  getSentCalls,
} from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { bodies } from '../testing/example'
import { button, findStep } from '../testing/renderWizard'
import { renderStep } from './testing/renderStep'
import { getToasts } from '@/testing/interactions'

mockBrowser()
const service = startContactServiceServer()

const writes = () => service.requests.filter(({ call }) => /^(create|update)/.test(call))

describe('Continue with everything in place', () => {
  it('books the demo and shows a toast', async () => {
    const { book } = await renderStep(service, { language: 'es', query: '?industry=retail' })
    await book()
    expect(await findStep(esScheduledemo.step_3_title)).toHaveFocus()
    expect(getSentCalls(writes())).toEqual([
      ['createOrganization', bodies.createOrganization],
      ['createPerson', bodies.createPerson],
      ['createDeal', bodies.createDeal],
      ['updateDeal', bodies.updateDeal],
      ['createActivity', bodies.createActivity],
    ])
    await waitFor(() => {
      expect(getToasts()).toEqual([esScheduledemo.success_title])
    })
  })

  it('sends trimmed values, and the phone without its leading zero (R29)', async () => {
    const { book } = await renderStep(service)
    await book({ name: ' Lucía Fernández ', company: 'Tiendas Alba ', phone: '(0) 612.345-678' })
    await findStep(enScheduledemo.step_3_title)
    expect(getSentCalls(writes()).slice(0, 2)).toEqual([
      ['createOrganization', bodies.createOrganization],
      ['createPerson', bodies.createPerson],
    ])
  })

  it('sends the chosen zone and the visitor’s language (R20)', async () => {
    const booking = { timeZone: 'America/Bogota' }
    const { book } = await renderStep(service, { booking })
    await book()
    await findStep(enScheduledemo.step_3_title)
    const meeting = service.getRequests('createActivity')[0]?.body
    expect(meeting).toEqual({
      ...bodies.createActivity,
      subject: 'Demo - Lucía Fernández - Tiendas Alba',
      source_timezone: 'America/Bogota',
      note: bodies.createActivity.note
        .replace('Sector: Comercio<br>', '')
        .replace('Europe/Madrid', 'America/Bogota')
        .replace('Español', 'Inglés'),
    })
    expect(meeting).toMatchObject({ due_date: '2026-11-26', due_time: '10:00' })
  })

  it('sends where the visitor came from (R63)', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example.org/today')
    const { book } = await renderStep(service)
    await book()
    await findStep(enScheduledemo.step_3_title)
    expect(service.getRequests('createActivity')[0]?.body).toMatchObject({
      origin: { referrer: 'news.example.org' },
    })
  })

  it('escapes markup in the note (R36)', async () => {
    const { book } = await renderStep(service)
    await book({ company: '<b>Alba & Co</b>' })
    await findStep(enScheduledemo.step_3_title)
    expect(service.getRequests('createActivity')[0]?.body).toMatchObject({
      note: expect.stringContaining('Empresa: &lt;b&gt;Alba &amp; Co&lt;/b&gt;<br>') as string,
    })
  })
})

describe('a fallback slot (R26)', () => {
  it('can be booked', async () => {
    service.reply('listActivities', { status: 403, error: 'no' })
    const { book } = await renderStep(service, { booking: { time: '11:00' } })
    await book()
    await findStep(enScheduledemo.step_3_title)
    expect(service.getRequests('createActivity')[0]?.body).toMatchObject({
      due_date: '2026-11-26',
      due_time: '11:00',
    })
  })
})

describe('the industry in the URL (R31)', () => {
  it.each([
    ['retail', 'es', esScheduledemo, 'Comercio'],
    ['Salud', 'en', enScheduledemo, 'Health'],
    [' Space  travel ', 'en', enScheduledemo, 'Space travel'],
  ] as const)('%j is shown and written in %s', async (industry, language, texts, name) => {
    const query = `?${new URLSearchParams({ industry }).toString()}`
    const { book } = await renderStep(service, { language, query })
    expect(screen.getByText(texts.subtitle_industry.replace('{{industry}}', name))).toBeVisible()
    await book()
    await waitFor(() => {
      expect(service.getRequests('createActivity')).toHaveLength(1)
    })
    expect(service.getRequests('createDeal')[0]?.body).toMatchObject({
      title: `Demo ${name} - Lucía Fernández - Tiendas Alba`,
      description: `Demo para el sector: ${name}`,
    })
    expect(Object.values(service.getRequests('updateDeal')[0]?.body as object)).toEqual([name])
  })

  it.each(['en', 'es'] as const)(
    'is written but not announced if it is General: %s',
    async (language) => {
      const { book } = await renderStep(service, { language, query: '?industry=General' })
      expect(screen.queryByText('General', { exact: false })).not.toBeInTheDocument()
      await book()
      await waitFor(() => {
        expect(service.getRequests('createActivity')).toHaveLength(1)
      })
      expect(service.getRequests('createDeal')[0]?.body).toMatchObject({
        description: 'Demo para el sector: General',
      })
    },
  )

  it('is not shown if there is none', async () => {
    await renderStep(service)
    const [start = ''] = enScheduledemo.subtitle_industry.split('{{')
    expect(screen.queryByText(start, { exact: false })).not.toBeInTheDocument()
  })
})

describe('while a booking runs', () => {
  it.each([
    ['en', enScheduledemo],
    ['es', esScheduledemo],
  ] as const)('says so in %s, and nothing can be started twice', async (language, texts) => {
    let reply: (reply: Reply) => void = () => undefined
    service.reply('createOrganization', new Promise<Reply>((resolve) => (reply = resolve)))
    const { book, field, user } = await renderStep(service, { language })
    await book()
    expect(button(texts.processing)).toHaveAttribute('aria-disabled', 'true')
    for (const name of [texts.change_appointment, texts.previous]) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true')
      await user.click(button(name))
    }
    await user.click(button(texts.processing))
    await user.type(field('email'), '{Enter}')
    await waitFor(() => {
      expect(service.getRequests('createOrganization')).toHaveLength(1)
    })
    expect(getToasts()).toEqual([])
    // A booking that outlives its test would show its toast in a later one.
    reply({ data: { id: exampleIds.organization } })
    await findStep(texts.step_3_title)
  })

  it('makes the fields read-only, and confirms the submitted values (R45)', async () => {
    let reply: (reply: Reply) => void = () => undefined
    service.reply('createActivity', new Promise<Reply>((resolve) => (reply = resolve)))
    const { book, field, user } = await renderStep(service)
    await book()
    await waitFor(() => {
      expect(service.getRequests('createActivity')).toHaveLength(1)
    })

    for (const name of ['name', 'email', 'company', 'phone'] as const) {
      const { value } = field(name)
      await user.type(field(name), 'x')
      expect(field(name)).toHaveValue(value)
    }
    await user.click(
      screen.getByRole('button', { name: (name) => name.startsWith(enPhone.country_code) }),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    act(() => {
      reply({ data: { id: exampleIds.activity } })
    })
    await findStep(enScheduledemo.step_3_title)
    expect(screen.getByText('See you there, Lucía.')).toBeVisible()
  })

  it('keeps the focus, even after a failure', async () => {
    let reply: (reply: Reply) => void = () => undefined
    service.reply('createPerson', new Promise<Reply>((resolve) => (reply = resolve)))
    const { book } = await renderStep(service)
    await book()
    expect(button(enScheduledemo.processing)).toHaveFocus()
    reply({ status: 500, error: 'no' })
    await screen.findByText(enScheduledemo.failed_text)
    expect(await screen.findByRole('button', { name: enScheduledemo.continue })).toHaveFocus()
  })

  it('books once for two clicks', async () => {
    const { fillIn, user } = await renderStep(service)
    await fillIn({
      name: 'Lucía',
      email: 'lucia@alba.example',
      company: 'Alba',
      phone: '612345678',
    })
    await user.dblClick(button('Continue'))
    await findStep(enScheduledemo.step_3_title)
    expect(calls(writes())).toEqual([
      'createOrganization',
      'createPerson',
      'createDeal',
      'createActivity',
    ])
    expect(screen.getByText(String(exampleIds.deal))).toBeVisible()
  })
})
