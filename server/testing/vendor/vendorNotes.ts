import { createId } from './vendorRecords'
import { checkReferences, refuse, respond, toText, type VendorCalls } from './vendorResponses'

/** The calls of version 1 that the site makes: what version 2 does not have. */
export const v1Calls: VendorCalls = {
  'GET /notes': ({ account, query }) =>
    respond(
      200,
      account.notes.filter(({ deal_id }) => deal_id === Number(query.deal_id)),
    ),
  'POST /notes': ({ account, body }) => {
    const refusal = checkReferences(account, body)
    if (refusal) return refusal
    const note = { id: createId(), content: toText(body.content), deal_id: Number(body.deal_id) }
    account.notes.push(note)
    return respond(201, note)
  },
  'PUT /notes/{id}': ({ account, body, id }) => {
    const refusal = checkReferences(account, body)
    if (refusal) return refusal
    const index = account.notes.findIndex((note) => note.id === id)
    if (index < 0) return refuse(404, 'Note not found')
    const note = { id, content: toText(body.content), deal_id: Number(body.deal_id) }
    account.notes[index] = note
    return respond(200, note)
  },
  'GET /users': ({ account }) => respond(200, account.users),
  'GET /users/me': ({ account }) => respond(200, { ...account.user, company_name: 'Example' }),
  'GET /users/{id}/permissions': ({ account }) => {
    const names = ['can_use_api', 'can_add_custom_fields', 'can_see_other_users']
    return respond(
      200,
      Object.fromEntries(names.map((name) => [name, !account.forbidden.has(name)])),
    )
  },
}
