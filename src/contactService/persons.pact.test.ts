import { MatchersV3 } from '@pact-foundation/pact'
import {
  exampleIdempotencyKeys,
  exampleIds,
  examplePerson,
} from '../testing/contactServiceExamples'
import { describeContract } from '../testing/contactServicePact'
import { answered } from '../testing/contactServicePactCases'
import { organizationExists, storeIsEmpty } from '../testing/contactServicePactStates'
import { createPerson, type NewPerson } from './index'

const idempotencyKey = exampleIdempotencyKeys.createPerson
const created = answered(201, { id: MatchersV3.integer(exampleIds.person) })
const { name, email } = examplePerson

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
      result: { resolved: { id: exampleIds.person } },
    },
    {
      outcome: ' without organization and phone',
      states: [storeIsEmpty],
      body: { name, email },
      exchanges: [{ response: created }],
      result: { resolved: { id: exampleIds.person } },
    },
  ],
})
