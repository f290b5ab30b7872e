import { markTerms } from './domain/words'

interface MarkedProps {
  readonly text: string
  readonly terms: readonly string[]
}

/** A text with the words that were asked for marked. */
export function Marked({ text, terms }: MarkedProps) {
  return markTerms(text, terms).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
