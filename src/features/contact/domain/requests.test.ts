import { siteConfig } from '@/site/siteConfig'
import { toNewDeal, toNewEmail } from './requests'
import { createContactMessage } from './testing/contactMessage'

const date = '2026-11-24'
const timeZone = 'America/Bogota'

describe('the deal', () => {
  it('is open and has the value of a message', () => {
    const message = createContactMessage()
    expect(toNewDeal({ message, language: 'es' })).toStrictEqual({
      title: 'Contacto Web ESP - Precios',
      status: 'open',
      value: siteConfig.deals.message,
      currency: siteConfig.deals.currency,
    })
  })

  it.each([
    ['es', ' Precios ', 'Contacto Web ESP - Precios'],
    ['en', 'Pricing & plans', 'Contacto Web ENG - Pricing & plans'],
    ['es', '', 'Contacto Web ESP - Sin asunto'],
    ['en', ' \t', 'Contacto Web ENG - Sin asunto'],
  ] as const)('from a visitor in %s about %j is titled %j (R30)', (language, subject, title) => {
    const message = createContactMessage({ subject })
    expect(toNewDeal({ message, language }).title).toBe(title)
  })
})

describe('the e-mail', () => {
  it('is due at noon of the visitor’s day, for half an hour (R37)', () => {
    expect(
      toNewEmail({ message: createContactMessage(), language: 'es', timeZone }, date),
    ).toStrictEqual({
      subject: 'Contacto Web ESP - Precios',
      type: 'email',
      due_date: '2026-11-24',
      due_time: '12:00',
      duration: '00:30',
      note:
        'Mensaje: ¿Qué incluye el plan Avanza?<br>¿Y cuándo empezamos?<br>' +
        'Teléfono: +34612345678<br>Idioma preferido: Español',
      source_timezone: 'America/Bogota',
    })
  })

  it('has the typed values as text with their line breaks (R36)', () => {
    const message = createContactMessage({
      message: 'Hi <b>all</b>,\n\nI\'m "Ana" & Co',
      country: 'US',
      phone: '<i>202555</i> ext. 7',
    })
    const { note } = toNewEmail({ message, language: 'en', timeZone }, date)
    expect(note).toBe(
      'Mensaje: Hi &lt;b&gt;all&lt;/b&gt;,<br><br>I&#39;m &quot;Ana&quot; &amp; Co<br>' +
        'Teléfono: +1&lt;i&gt;202555&lt;/i&gt;ext7<br>Idioma preferido: Inglés',
    )
  })
})
