/**
 * What a visitor tells of themselves, wherever the site asks for it. `country` is the ISO 3166 code
 * behind the dial code.
 */
export interface ContactDetails {
  readonly name: string
  readonly email: string
  readonly company: string
  readonly country: string
  readonly phone: string
}
