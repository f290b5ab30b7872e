import { emailLabel } from '@/features/contactDetails/domain/note'
import { languageNames } from '@/features/contactDetails/domain/requests'
import { unescapeMarkup } from '@/site/escape'
import { languages, type Language } from '@/site/language'

/** The text of an HTML note for the CRM, with its line breaks. */
export const formatNoteAsText = (note: string): string =>
  unescapeMarkup(note.replace(/<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, ''))

/** The e-mail addresses that a booking's note names as the visitor's: one in the site's own notes. */
export const listNoteEmails = (note: string): string[] =>
  formatNoteAsText(note)
    .split('\n')
    .filter((line) => line.startsWith(`${emailLabel}: `))
    .map((line) => line.slice(emailLabel.length + 2))

/** The visitor's language, which is the last line of every note; Spanish if it is unknown. */
export function getNoteLanguage(note: string): Language {
  const last = formatNoteAsText(note).split('\n').at(-1) ?? ''
  return languages.find((language) => last.endsWith(`: ${languageNames[language]}`)) ?? 'es'
}
