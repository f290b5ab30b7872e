import { createContactDetails } from '@/features/contactDetails/domain/testing/contactDetails'
import { siteConfig } from '@/site/siteConfig'
import { getEmptyDetails, type BookingDetails } from './bookingFields'
import { toNewDeal, toNewMeeting } from './requests'

const createDetails = (typed: Partial<BookingDetails>): BookingDetails => ({
  ...getEmptyDetails(),
  ...createContactDetails(),
  ...typed,
})

const untrimmed = createDetails({
  name: ' Ana García ',
  email: 'Ana <ana@acme.example> ',
  company: ' Acme ',
  phone: ' 0612 345 678 ',
})

describe('the deal', () => {
  it('names industry, person and company', () => {
    expect(toNewDeal({ details: untrimmed, industry: 'Financiero' })).toEqual({
      title: 'Demo Financiero - Ana García - Acme',
      status: 'open',
      value: siteConfig.deals.demo,
      currency: siteConfig.deals.currency,
      description: 'Demo para el sector: Financiero',
    })
  })

  it('leaves out missing parts', () => {
    const deal = toNewDeal({
      details: createDetails({ company: ' ' }),
      industry: undefined,
    })
    expect(deal).toStrictEqual({
      title: 'Demo - Ana García',
      status: 'open',
      value: siteConfig.deals.demo,
      currency: siteConfig.deals.currency,
    })
  })

  it.each([
    ['General', 'Ana', 'Acme', 'Demo General - Ana - Acme'],
    [undefined, 'Ana', 'Acme', 'Demo - Ana - Acme'],
    [' ', 'Ana', 'Acme', 'Demo - Ana - Acme'],
    ['Retail', '', 'Acme', 'Demo Retail - Acme'],
    ['Retail', 'Ana', '', 'Demo Retail - Ana'],
    [undefined, '', '', 'Demo'],
  ])('of %j, %j and %j is titled %j (R30)', (industry, name, company, title) => {
    const details = createDetails({ name, company })
    expect(toNewDeal({ details, industry }).title).toBe(title)
  })
})

describe('the meeting', () => {
  const appointment = { date: '2026-11-26', time: '17:00', timeZone: 'America/Los_Angeles' }

  it('has the visitor’s date, time and zone (R20)', () => {
    expect(
      toNewMeeting({
        details: untrimmed,
        appointment,
        language: 'es',
        industry: 'Financiero',
      }),
    ).toEqual({
      subject: 'Demo Financiero - Ana García - Acme',
      type: 'meeting',
      due_date: '2026-11-26',
      due_time: '17:00',
      duration: '01:00',
      note:
        'Nombre: Ana García<br>Correo electrónico: ana@acme.example<br>' +
        'Teléfono: +34612345678<br>Empresa: Acme<br>Sector: Financiero<br>' +
        'Zona horaria del cliente: America/Los_Angeles<br>Idioma preferido: Español',
      source_timezone: 'America/Los_Angeles',
    })
  })

  it('escapes what the visitor typed (R36) and leaves out what is missing', () => {
    const meeting = toNewMeeting({
      details: createDetails({
        name: '<b>Ana</b>',
        company: `"A" & 'B'`,
        phone: '<i>612345</i>',
        email: 'a<b>@c.d',
      }),
      appointment,
      language: 'en',
      industry: '<script>',
    })
    expect(meeting).toStrictEqual({
      subject: `Demo <script> - <b>Ana</b> - "A" & 'B'`,
      type: 'meeting',
      due_date: '2026-11-26',
      due_time: '17:00',
      duration: '01:00',
      note:
        'Nombre: &lt;b&gt;Ana&lt;/b&gt;<br>Correo electrónico: a&lt;b&gt;@c.d<br>' +
        'Teléfono: +34&lt;i&gt;612345&lt;/i&gt;<br>' +
        'Empresa: &quot;A&quot; &amp; &#39;B&#39;<br>Sector: &lt;script&gt;<br>' +
        'Zona horaria del cliente: America/Los_Angeles<br>Idioma preferido: Inglés',
      source_timezone: 'America/Los_Angeles',
    })
  })
})
