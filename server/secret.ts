import { createHash, timingSafeEqual } from 'node:crypto'
import { inspect } from 'node:util'

/** A text that logs, errors and JSON show as `[secret]`. */
export class Secret {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  reveal(): string {
    return this.#text
  }

  toString(): string {
    return '[secret]'
  }

  toJSON(): string {
    return '[secret]'
  }

  [inspect.custom](): string {
    return '[secret]'
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether two texts are equal, in a time that does not depend on them: their digests have one length. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))
