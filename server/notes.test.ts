import { toNewEmail } from '@/features/contact/domain/requests'
import { createContactMessage } from '@/features/contact/domain/testing/contactMessage'
import { formatNoteAsText } from './notes'

it('is read as the text that was typed', () => {
  const message = createContactMessage({ message: '1 < 2 && "3"\n<script>' })
  const { note } = toNewEmail({ message, language: 'es', timeZone: 'UTC' }, '2026-11-24')
  expect(formatNoteAsText(note)).toContain('Mensaje: 1 < 2 && "3"\n<script>')
})
