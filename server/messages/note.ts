import { unescapeMarkup } from '@/site/escape'

/** The text of an HTML note for the CRM, with its line breaks. */
export const formatNoteAsText = (note: string): string =>
  unescapeMarkup(note.replace(/<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, ''))
