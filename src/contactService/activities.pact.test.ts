import { MatchersV3 } from '@pact-foundation/pact'
import {
  createListedActivity,
  exampleEmail,
  exampleEnglishEmail,
  exampleIdempotencyKeys,
  exampleIds,
  exampleMeeting,
  exampleMeetingWithoutIndustry,
  exampleMeetingWithOrigin,
  exampleRange,
  exampleToken,
} from '../testing/contactServiceExamples'
import {
  matchRecord,
  createCodedRefusal,
  createRefusal,
  createSuccess,
} from '../testing/contactServicePactCases'
import { describeContract } from '../testing/contactServicePact'
import {
  bookingExists,
  calendarHoldsMeeting,
  calendarIsEmpty,
  dealExists,
  manyActivities,
  organizationExists,
  personExists,
  personHasManyBookings,
  slotIsTaken,
} from '../testing/contactServicePactStates'
import { createActivity, keepToken, listActivities, type NewActivity } from './index'
import { createdSchema, listedActivitySchema } from './schemas/responses'

/** Listed in UTC, whatever zone the meeting was booked in. */
const activity = createListedActivity({ due_time: '13:00', source_timezone: '' })
const tokenKey = keepToken(exampleToken)
const activities = MatchersV3.eachLike(matchRecord(listedActivitySchema, activity))

describeContract({
  purpose: 'list the activities of some days',
  method: 'GET',
  path: '/activities',
  query: { ...exampleRange },
  ask: (store) => store.dispatch(listActivities.initiate(exampleRange)).unwrap(),
  cases: [
    {
      outcome: ' with a meeting',
      states: [calendarHoldsMeeting],
      exchanges: [{ response: createSuccess(200, activities) }],
      result: { resolved: [activity] },
    },
    {
      outcome: ' with a meeting that the page has booked, which is left out',
      states: [bookingExists],
      exchanges: [{ response: createSuccess(200, null) }],
      result: { resolved: [] },
    },
    {
      outcome: ' with a meeting, before the page has created anything',
      states: [bookingExists],
      hasNoCapabilities: true,
      exchanges: [{ response: createSuccess(200, activities) }],
      result: { resolved: [activity] },
    },
    {
      outcome: ' with none',
      states: [calendarIsEmpty],
      exchanges: [{ response: createSuccess(200, null) }],
      result: { resolved: [] },
    },
    {
      outcome: ' with more than one page',
      states: [manyActivities],
      exchanges: [
        {
          response: createSuccess(200, activities, {
            start: 0,
            limit: 100,
            more_items_in_collection: true,
            next_start: 100,
          }),
        },
        {
          query: { start: '100' },
          response: createSuccess(200, activities, {
            start: 100,
            limit: 100,
            more_items_in_collection: false,
          }),
        },
      ],
      result: { resolved: [activity, activity] },
    },
  ],
})

describeContract({
  purpose: 'list the activities of some days beside the appointment of a link',
  method: 'GET',
  path: '/activities',
  query: { ...exampleRange },
  token: exampleToken,
  ask: (store) => store.dispatch(listActivities.initiate({ ...exampleRange, tokenKey })).unwrap(),
  cases: [
    {
      outcome: '',
      states: [bookingExists],
      exchanges: [{ response: createSuccess(200, null) }],
      result: { resolved: [] },
    },
  ],
})

const idempotencyKey = exampleIdempotencyKeys.createActivity
const resolved = { id: exampleIds.activity }
const record = matchRecord(createdSchema, resolved)
const created = createSuccess(201, record)
const contactExists = [organizationExists, personExists, dealExists]

describeContract<NewActivity>({
  purpose: 'create an activity',
  method: 'POST',
  path: '/activities',
  body: exampleMeeting,
  idempotencyKey,
  ask: (store, body) => store.dispatch(createActivity.initiate({ body, idempotencyKey })).unwrap(),
  cases: [
    {
      outcome: ', a meeting',
      states: [...contactExists, calendarIsEmpty],
      exchanges: [{ response: created }],
      result: { resolved },
    },
    {
      outcome: ', a meeting without an industry',
      states: [...contactExists, calendarIsEmpty],
      body: exampleMeetingWithoutIndustry,
      exchanges: [{ response: created }],
      result: { resolved },
    },
    {
      outcome: ', a meeting of a visitor from a campaign',
      states: [...contactExists, calendarIsEmpty],
      body: exampleMeetingWithOrigin,
      exchanges: [{ response: created }],
      result: { resolved },
    },
    {
      outcome: ', an e-mail in English',
      states: contactExists,
      body: exampleEnglishEmail,
      exchanges: [{ response: created }],
      result: { resolved },
    },
    {
      outcome: ', an e-mail',
      states: contactExists,
      body: exampleEmail,
      exchanges: [{ response: created }],
      result: { resolved },
    },
    {
      outcome: ', a meeting for records that somebody else has created',
      states: [...contactExists, calendarIsEmpty],
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
    {
      outcome: ', a meeting of a person with too many open bookings',
      states: [...contactExists, personHasManyBookings],
      exchanges: [{ response: createCodedRefusal(403, 'Too many bookings', 'open_bookings') }],
      result: {
        rejected: {
          kind: 'rejected',
          status: 403,
          code: 'open_bookings',
          message: 'Pipedrive API error: 403 - Too many bookings',
        },
      },
    },
    {
      outcome: ', a meeting whose slot was taken meanwhile',
      states: [...contactExists, slotIsTaken],
      exchanges: [{ response: createRefusal(409, 'The slot is taken') }],
      result: {
        rejected: {
          kind: 'rejected',
          status: 409,
          message: 'Pipedrive API error: 409 - The slot is taken',
        },
      },
    },
  ],
})
