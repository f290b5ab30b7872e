import {
  exampleDeal,
  exampleDealUpdate,
  exampleDealWithoutIndustry,
  exampleEnglishMessageDeal,
  exampleMessageDeal,
  exampleIdempotencyKeys,
  exampleIds,
} from '../testing/contactServiceExamples'
import {
  matchRecord,
  createCodedRefusal,
  createCreation,
  createSuccess,
} from '../testing/contactServicePactCases'
import { describeContract } from '../testing/contactServicePact'
import {
  dealExists,
  dealFieldExists,
  organizationExists,
  personExists,
} from '../testing/contactServicePactStates'
import { createDeal, updateDeal, type DealUpdate, type NewDeal } from './index'
import { createdSchema } from './schemas/responses'

const { title, person_id, status, value, currency } = exampleMessageDeal
const resolved = { id: exampleIds.deal }
const record = matchRecord(createdSchema, resolved)
const created = createCreation(record)

describeContract<NewDeal>({
  purpose: 'create a deal',
  method: 'POST',
  path: '/deals',
  body: exampleDeal,
  idempotencyKey: exampleIdempotencyKeys.createDeal,
  ask: (store, body) =>
    store
      .dispatch(createDeal.initiate({ body, idempotencyKey: exampleIdempotencyKeys.createDeal }))
      .unwrap(),
  cases: [
    {
      outcome: ' of a demo',
      states: [organizationExists, personExists],
      exchanges: [{ response: created }],
      result: { resolved },
    },
    ...[
      { outcome: ' of a demo without an industry', body: exampleDealWithoutIndustry },
      { outcome: ' of a message', body: exampleMessageDeal },
      { outcome: ' of a message in English', body: exampleEnglishMessageDeal },
    ].map((example) => ({
      ...example,
      states: [organizationExists, personExists],
      exchanges: [{ response: created }] as const,
      result: { resolved },
    })),
    {
      outcome: ' of a message without an organization',
      states: [personExists],
      body: { title, person_id, status, value, currency },
      exchanges: [{ response: created }],
      result: { resolved },
    },
  ],
})

describeContract<DealUpdate>({
  purpose: 'set a custom field of a deal',
  method: 'POST',
  path: `/deals/${exampleIds.deal}`,
  body: exampleDealUpdate,
  idempotencyKey: exampleIdempotencyKeys.updateDeal,
  ask: (store, body) =>
    store
      .dispatch(
        updateDeal.initiate({
          id: exampleIds.deal,
          body,
          idempotencyKey: exampleIdempotencyKeys.updateDeal,
        }),
      )
      .unwrap(),
  cases: [
    {
      outcome: '',
      states: [personExists, dealExists, dealFieldExists],
      exchanges: [{ response: createSuccess(200, record) }],
      result: { resolved },
    },
    {
      outcome: ' that somebody else has created',
      states: [personExists, dealExists, dealFieldExists],
      hasNoCapabilities: true,
      exchanges: [{ response: createCodedRefusal(403, 'This deal is not yours', 'capability') }],
      result: {
        rejected: {
          kind: 'rejected',
          status: 403,
          code: 'capability',
          message: 'Pipedrive API error: 403 - This deal is not yours',
        },
      },
    },
  ],
})
