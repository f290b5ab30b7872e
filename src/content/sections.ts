import type { IndustryKey } from '../site/industries'
import type * as es from './es'
import type { TranscriptContent } from './transcripts'
import type { CompiledContent, IndustryContent } from './types'

type Source = typeof es

/** Names of the sections that hold single texts and nothing else. */
type TextSection = {
  [Name in keyof Source]: Source[Name] extends Readonly<Record<string, string>> ? Name : never
}[keyof Source]

/** The sections of single texts, typed by their Spanish source; read with `t`. */
export type Dictionary = Pick<Source, TextSection>

/** The sections that are more than single texts; read with `useContent`. */
export type StructuredContent = Omit<
  Source,
  TextSection | keyof TranscriptContent | `industry/${IndustryKey}`
> &
  CompiledContent &
  TranscriptContent &
  Record<`industry/${IndustryKey}`, IndustryContent>

/**
 * A section is one namespace of the translator: a file of each language's folder, without `.ts`, or a
 * document that is made of articles.
 */
export type Namespace = keyof Dictionary | keyof StructuredContent

/** The content of a section, for `useTranslation` as well as for `useContent`. */
export type ContentSection<Name extends Namespace> = (Dictionary & StructuredContent)[Name]
