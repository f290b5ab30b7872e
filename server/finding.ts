/** What a check has found, for the owner. */
export interface Finding {
  readonly sentence: string
  /** Whether the site can be used like that. */
  readonly isFine: boolean
}

export const fine = (sentence: string): Finding => ({ sentence, isFine: true })
export const wrong = (sentence: string): Finding => ({ sentence, isFine: false })
