import { randomBytes } from 'node:crypto'
import type { DealUpdate, NewDeal, NewDealField } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import { StoreError } from './storeError'
import type { Queries } from './database'

export const toDealRow = ({ org_id, description = '', ...deal }: NewDeal) => ({
  ...deal,
  org_id: org_id ?? null,
  description,
})

export const findDeal = (queries: Queries, id: number) =>
  queries.selectFrom('deals').select('id').where('id', '=', id).executeTakeFirst()

/**
 * Sets a custom field of a deal, named by its key.
 *
 * @throws {StoreError} `notFound` if there is no such deal
 * @throws {StoreError} `invalidReference` if there is no such field
 */
export async function setDealField(
  queries: Queries,
  deal_id: number,
  update: DealUpdate,
): Promise<void> {
  const [[key, value] = ['', '']] = Object.entries(update)
  if (!(await findDeal(queries, deal_id))) throw new StoreError('notFound')
  const field = await queries
    .selectFrom('deal_fields')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  if (!field) throw new StoreError('invalidReference')
  await queries
    .insertInto('deal_field_values')
    .values({ deal_id, field_id: field.id, value })
    .onConflict((conflict) => conflict.columns(['deal_id', 'field_id']).doUpdateSet({ value }))
    .execute()
}

/** Like the vendor's keys, 40 hexadecimal characters. */
const createFieldKey = () => randomBytes(20).toString('hex')

/**
 * Creates a field, or returns the existing one with that name: two visitors who both find it missing
 * must not create it twice, because reports would only see one.
 */
export const createDealField = (
  queries: Queries,
  { name, field_type }: NewDealField,
  at: Date,
): Promise<DealField> =>
  queries
    .insertInto('deal_fields')
    .values({ key: createFieldKey(), name, field_type, created_at: at.toISOString() })
    // Changes nothing of an existing field, but returns it.
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning(['key', 'name'])
    .executeTakeFirstOrThrow()

export const listDealFields = (queries: Queries): Promise<DealField[]> =>
  queries.selectFrom('deal_fields').select(['key', 'name']).orderBy('id').execute()
