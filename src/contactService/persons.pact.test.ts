import {
  exampleIdempotencyKeys,
  exampleIds,
  examplePerson,
} from '../testing/contactServiceExamples'
import { matchRecord, createCreation } from '../testing/contactServicePactCases'
import { describeContract } from '../testing/contactServicePact'
import { organizationExists, storeIsEmpty } from '../testing/contactServicePactStates'
import { createPerson, type NewPerson } from './index'
import { createdSchema } from './schemas/responses'

const resolved = { id: exampleIds.person }
const idempotencyKey = exampleIdempotencyKeys.createPerson
const created = createCreation(matchRecord(createdSchema, resolved))
const { name, email, phone } = examplePerson

describeContract<NewPerson>({
  purpose: 'create a person',
  method: 'POST',
  path: '/persons',
  body: examplePerson,
  idempotencyKey,
  ask: (store, body) => store.dispatch(createPerson.initiate({ body, idempotencyKey })).unwrap(),
  cases: [
    {
      outcome: ' of an organization',
      states: [organizationExists],
      exchanges: [{ response: created }],
      result: { resolved },
    },
    {
      outcome: ' without an organization',
      states: [storeIsEmpty],
      body: { name, email, phone },
      exchanges: [{ response: created }],
      result: { resolved },
    },
  ],
})
