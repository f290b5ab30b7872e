/**
 * What both forms ask of a visitor. `country` is the ISO 3166 code of the country whose dial code
 * is chosen.
 */
export interface ContactDetails {
  readonly name: string
  readonly email: string
  readonly company: string
  readonly country: string
  readonly phone: string
}
