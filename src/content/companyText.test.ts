import { describeProcessors } from './companyText'

const crm = { name: 'Example CRM', purpose: 'CRM', country: 'Irlanda' }
const mail = { name: 'Example Mail', purpose: 'correo', country: 'Chile' }

it('names who processes data, with purpose and country', () => {
  expect(describeProcessors([crm, mail])).toBe(
    'Hoy son: Example CRM (CRM, Irlanda); Example Mail (correo, Chile).',
  )
})

it('says where to ask while nobody is listed', () => {
  expect(describeProcessors()).toContain('{{email}}')
})
