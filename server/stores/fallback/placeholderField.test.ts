import { newIndustryField } from '@/contactService/schemas/industryField'
import { placeholderField, resolveField } from './placeholderField'

const field = { key: '1'.repeat(40), name: newIndustryField.name }
const createDealField = jest.fn(() => Promise.resolve(field))

it('replaces the key of the placeholder, and nothing else', async () => {
  const another = '2'.repeat(40)
  const fields = { [another]: 'one', [placeholderField.key]: 'Retail' }
  expect(await resolveField({ createDealField }, fields)).toEqual({
    [another]: 'one',
    [field.key]: 'Retail',
  })
  expect(createDealField).toHaveBeenCalledWith(newIndustryField)
})
