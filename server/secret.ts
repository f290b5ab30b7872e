import { createHash, timingSafeEqual } from 'node:crypto'

/** A text that neither logs nor errors nor JSON show: they see no private field. */
export class Secret {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  reveal(): string {
    return this.#text
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether two texts are equal, in a time that does not depend on them: their digests have one length. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))
