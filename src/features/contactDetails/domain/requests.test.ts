import {
  languageNames,
  formatPhone,
  getPhoneLines,
  toNewOrganization,
  toNewPerson,
} from './requests'
import { createContactDetails } from './testing/contactDetails'

const untrimmed = createContactDetails({
  name: ' Ana García ',
  email: ' ana@acme.example ',
  company: ' Acme ',
  phone: ' 0612 345 678 ',
})

it('names the organization after the company', () => {
  expect(toNewOrganization(untrimmed)).toEqual({ name: 'Acme' })
})

it('names the languages in Spanish', () => {
  expect(languageNames).toEqual({ es: 'Español', en: 'Inglés' })
})

it('puts the country’s code before the number, without its leading zero (R29)', () => {
  expect(formatPhone(untrimmed)).toBe('+34612345678')
  expect(formatPhone(createContactDetails({ country: 'US', phone: '(202) 555-0123' }))).toBe(
    '+12025550123',
  )
})

it('names the extension in the note apart from the number', () => {
  const lines = getPhoneLines(createContactDetails({ phone: '612345678 ext. 12' }))
  expect(lines).toEqual([
    ['Teléfono', '+34612345678'],
    ['Extensión', '12'],
  ])
})

describe('the person', () => {
  it.each(['Ana <ana@acme.example>', 'mailto:ana@acme.example', 'ana@acme.example,'])(
    'has the address of %j alone',
    (email) => {
      const { email: list } = toNewPerson(createContactDetails({ email }))
      expect(list).toEqual([{ value: 'ana@acme.example', primary: true }])
    },
  )

  it('belongs to the organization', () => {
    expect(toNewPerson(untrimmed, 7)).toEqual({
      name: 'Ana García',
      email: [{ value: 'ana@acme.example', primary: true }],
      phone: [{ value: '+34612345678', primary: true }],
      org_id: 7,
    })
  })

  it('has no organization without a company', () => {
    expect(toNewPerson(untrimmed)).toStrictEqual({
      name: 'Ana García',
      email: [{ value: 'ana@acme.example', primary: true }],
      phone: [{ value: '+34612345678', primary: true }],
    })
  })
})
