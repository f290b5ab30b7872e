import { newIndustryField } from '@/contactService/schemas/industryField'
import { keptField, resolveField } from './keptField'

const field = { key: '1'.repeat(40), name: newIndustryField.name }
const createDealField = jest.fn(() => Promise.resolve(field))

it('replaces the key of the kept field, and nothing else', async () => {
  const another = '2'.repeat(40)
  const fields = { [another]: 'one', [keptField.key]: 'Retail' }
  expect(await resolveField({ createDealField }, fields)).toEqual({
    [another]: 'one',
    [field.key]: 'Retail',
  })
  expect(createDealField).toHaveBeenCalledWith(newIndustryField)
})
