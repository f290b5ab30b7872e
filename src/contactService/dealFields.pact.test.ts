import { MatchersV3 } from '@pact-foundation/pact'
import {
  exampleDealField,
  exampleIdempotencyKeys,
  exampleNewDealField,
} from '../testing/contactServiceExamples'
import { matchRecord, createSuccess } from '../testing/contactServicePactCases'
import { describeContract } from '../testing/contactServicePact'
import { dealFieldExists, manyDealFields, noDealFields } from '../testing/contactServicePactStates'
import { createDealField, listDealFields, type NewDealField } from './index'
import { dealFieldSchema } from './schemas/responses'

const field = matchRecord(dealFieldSchema, exampleDealField)
const fields = MatchersV3.eachLike(field)

describeContract({
  purpose: 'list the deal fields',
  method: 'GET',
  path: '/dealFields',
  ask: (store) => store.dispatch(listDealFields.initiate()).unwrap(),
  cases: [
    {
      outcome: ' where there is one',
      states: [dealFieldExists],
      exchanges: [{ response: createSuccess(200, fields) }],
      result: { resolved: [exampleDealField] },
    },
    {
      outcome: ' where there is none',
      states: [noDealFields],
      exchanges: [{ response: createSuccess(200, null) }],
      result: { resolved: [] },
    },
    {
      outcome: ' where they fill more than one page',
      states: [manyDealFields],
      exchanges: [
        {
          response: createSuccess(200, fields, {
            start: 0,
            limit: 100,
            more_items_in_collection: true,
            next_start: 100,
          }),
        },
        {
          query: { start: '100' },
          response: createSuccess(200, fields, {
            start: 100,
            limit: 100,
            more_items_in_collection: false,
          }),
        },
      ],
      result: { resolved: [exampleDealField, exampleDealField] },
    },
  ],
})

const idempotencyKey = exampleIdempotencyKeys.createDealField

describeContract<NewDealField>({
  purpose: 'create a deal field',
  method: 'POST',
  path: '/dealFields',
  body: exampleNewDealField,
  idempotencyKey,
  ask: (store, body) => store.dispatch(createDealField.initiate({ body, idempotencyKey })).unwrap(),
  cases: [
    {
      outcome: '',
      states: [noDealFields],
      exchanges: [
        {
          response: createSuccess(200, { ...field, name: exampleDealField.name }),
        },
      ],
      result: { resolved: exampleDealField },
    },
  ],
})
