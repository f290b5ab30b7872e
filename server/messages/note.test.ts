import { toNewMeeting } from '@/features/booking/domain/requests'
import { toNewEmail } from '@/features/contact/domain/requests'
import { createContactMessage } from '@/features/contact/domain/testing/contactMessage'
import { languages } from '@/site/language'
import { formatNoteAsText, getNoteLanguage, listNoteEmails } from './note'

const records = { personId: 1, dealId: 2 }
const details = {
  name: 'Ana <b>',
  email: 'ana@example.com',
  country: 'ES',
  phone: '612345678',
  company: 'A & B',
}

describe.each(languages)('the note of a visitor who reads %s', (language) => {
  it('names the language, in a booking and in a message', () => {
    const appointment = { date: '2026-11-26', time: '16:00', timeZone: 'Europe/Madrid' }
    const meeting = toNewMeeting({
      details,
      appointment,
      language,
      industry: undefined,
      ...records,
    })
    expect(getNoteLanguage(meeting.note)).toBe(language)
    const message = createContactMessage({ message: 'Hi\nIdioma preferido: Français' })
    const sent = { date: '2026-11-24', timeZone: 'Europe/Madrid' }
    const email = toNewEmail({ message, language, sent, ...records })
    expect(getNoteLanguage(email.note)).toBe(language)
  })
})

it('gives the visitor’s e-mail address, not one from another text', () => {
  const appointment = { date: '2026-11-26', time: '16:00', timeZone: 'Europe/Madrid' }
  const named = { ...details, name: 'eva@example.com', company: 'eva@example.com' }
  const { note } = toNewMeeting({
    details: named,
    appointment,
    language: 'es',
    industry: undefined,
    ...records,
  })
  expect(listNoteEmails(note)).toEqual(['ana@example.com'])
})

it('is read as the text that was typed', () => {
  const message = createContactMessage({ message: '1 < 2 && "3"\n<script>' })
  const sent = { date: '2026-11-24', timeZone: 'Europe/Madrid' }
  const { note } = toNewEmail({ message, language: 'es', sent, ...records })
  expect(formatNoteAsText(note)).toContain('Mensaje: 1 < 2 && "3"\n<script>')
})

it('counts as Spanish if it names no language', () => {
  expect(getNoteLanguage('')).toBe('es')
})
