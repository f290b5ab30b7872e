import { MatchersV3 } from '@pact-foundation/pact'
import {
  exampleIdempotencyKeys,
  exampleIds,
  exampleOrganization,
} from '../testing/contactServiceExamples'
import { describeContract } from '../testing/contactServicePact'
import { answered } from '../testing/contactServicePactCases'
import { storeIsEmpty } from '../testing/contactServicePactStates'
import { createOrganization, type NewOrganization } from './index'

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
      exchanges: [{ response: answered(201, { id: MatchersV3.integer(exampleIds.organization) }) }],
      result: { resolved: { id: exampleIds.organization } },
    },
  ],
})
