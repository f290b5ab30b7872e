import {
  exampleIdempotencyKeys,
  exampleIds,
  exampleOrganization,
} from '../testing/contactServiceExamples'
import { matchRecord, createCreation } from '../testing/contactServicePactCases'
import { describeContract } from '../testing/contactServicePact'
import { storeIsEmpty } from '../testing/contactServicePactStates'
import { createOrganization, type NewOrganization } from './index'
import { createdSchema } from './schemas/responses'

const resolved = { id: exampleIds.organization }
const idempotencyKey = exampleIdempotencyKeys.createOrganization

describeContract<NewOrganization>({
  purpose: 'create an organization',
  method: 'POST',
  path: '/organizations',
  body: exampleOrganization,
  idempotencyKey,
  ask: (store, body) =>
    store.dispatch(createOrganization.initiate({ body, idempotencyKey })).unwrap(),
  cases: [
    {
      outcome: '',
      states: [storeIsEmpty],
      exchanges: [{ response: createCreation(matchRecord(createdSchema, resolved)) }],
      result: { resolved },
    },
  ],
})
