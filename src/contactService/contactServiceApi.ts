import type { ThunkAction, UnknownAction, WithSlice } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { rootReducer } from '../store/rootReducer'
import { addMiddleware } from '../store/setupStore'
import { baseQuery } from './baseQuery'
import { createFailure, errorTexts, isConflict, type ContactServiceError } from './errors'
import { fetchCountry } from './fetchCountry'
import { listAll } from './paging'
import type { WriteArgs } from './request'
import type {
  ActivityRange,
  AppointmentChange,
  Cancellation,
  DealUpdate,
  NewActivity,
  NewDeal,
  NewDealField,
  NewOrganization,
  NewPerson,
} from './schemas/requests'
import {
  bookedAppointmentSchema,
  createdSchema,
  dealFieldSchema,
  listedActivitySchema,
  type BookedAppointment,
  type Created,
  type DealField,
  type ListedActivity,
} from './schemas/responses'

/** `tokenKey`: the key of the token in an appointment's link, which leaves out that appointment. */
interface ListActivitiesArgs extends ActivityRange {
  readonly tokenKey?: number | undefined
}

/** An update of a deal: `body` holds the custom fields to set, by field key. */
interface DealUpdateArgs extends WriteArgs<DealUpdate> {
  readonly id: number
}

/** `tokenKey`: the key of the token in the appointment's link. */
interface AppointmentWriteArgs<Body> {
  readonly tokenKey: number
  readonly body: Body
}

/**
 * A change of a meeting changes the calendar; one that found its time taken shows that the calendar has changed.
 * After any other failure the calendar, which is shown, would most likely fail to load, too.
 */
const invalidateCalendar = (_result: unknown, error: ContactServiceError | undefined) =>
  !error || isConflict(error) ? (['Activity'] as const) : []

/** Seconds, for what seldom changes during a visit: fields, which administrators change, and the country. */
const oneHour = 3600

/**
 * The calls of the contact service.
 *
 * Reading is expensive: loading the calendar once takes 20 of the account's daily tokens, which all
 * its integrations share. So only an appointment is refetched on focus or reconnect, and a day loaded
 * less than five minutes ago comes from the cache. That is safe because a booking checks again before
 * it writes (requirements R27).
 */
export const contactServiceApi = createApi({
  reducerPath: 'contactService',
  baseQuery,
  // For responses that do not match the endpoint's `responseSchema`.
  catchSchemaFailure: () => createFailure(errorTexts.unexpectedData),
  tagTypes: ['Activity', 'DealField'],
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 300,
  endpoints: (build) => ({
    createOrganization: build.mutation<Created, WriteArgs<NewOrganization>>({
      query: (args) => ({ path: 'organizations', method: 'POST', ...args }),
      responseSchema: createdSchema,
    }),
    createPerson: build.mutation<Created, WriteArgs<NewPerson>>({
      query: (args) => ({ path: 'persons', method: 'POST', ...args }),
      responseSchema: createdSchema,
    }),
    createDeal: build.mutation<Created, WriteArgs<NewDeal>>({
      query: (args) => ({ path: 'deals', method: 'POST', ...args }),
      responseSchema: createdSchema,
    }),
    /** Uses POST; the gateway translates it to the vendor’s method (requirements R34). */
    updateDeal: build.mutation<Created, DealUpdateArgs>({
      query: ({ id, ...args }) => ({ path: `deals/${id}`, method: 'POST', ...args }),
      responseSchema: createdSchema,
    }),
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- lets callers leave the argument out
    listDealFields: build.query<DealField[], void>({
      queryFn: (_arg, _api, _extraOptions, baseQuery) =>
        listAll(baseQuery, { path: 'dealFields' }, dealFieldSchema),
      keepUnusedDataFor: oneHour,
      providesTags: ['DealField'],
    }),
    createDealField: build.mutation<DealField, WriteArgs<NewDealField>>({
      query: (args) => ({ path: 'dealFields', method: 'POST', ...args }),
      responseSchema: dealFieldSchema,
      invalidatesTags: ['DealField'],
    }),
    /** All activities in the inclusive range of UTC dates, in the service's order. */
    listActivities: build.query<ListedActivity[], ListActivitiesArgs>({
      queryFn: ({ tokenKey, ...params }, _api, _extraOptions, baseQuery) =>
        listAll(baseQuery, { path: 'activities', params, tokenKey }, listedActivitySchema),
      providesTags: ['Activity'],
    }),
    /**
     * A deal has at most one meeting: another time moves it. Fails with status 409 if it overlaps
     * another.
     */
    createActivity: build.mutation<Created, WriteArgs<NewActivity>>({
      query: (args) => ({ path: 'activities', method: 'POST', ...args }),
      responseSchema: createdSchema,
      // Also after an error: whoever goes back to the calendar, which is not shown meanwhile, sees it as it is then.
      invalidatesTags: ['Activity'],
    }),
    /** The appointment of a link, by the key of its token. */
    getAppointment: build.query<BookedAppointment, number>({
      query: (tokenKey) => ({ path: 'appointment', tokenKey }),
      responseSchema: bookedAppointmentSchema,
    }),
    /**
     * Moves an appointment. The same change can be sent again. Fails with status 409 and the code of
     * an appointment that is past or cancelled, or without a code if the slot is taken.
     */
    changeAppointment: build.mutation<BookedAppointment, AppointmentWriteArgs<AppointmentChange>>({
      query: (args) => ({ path: 'appointment', method: 'PUT', ...args }),
      responseSchema: bookedAppointmentSchema,
      invalidatesTags: invalidateCalendar,
    }),
    /** Cancels an appointment; again, if it is cancelled already. */
    cancelAppointment: build.mutation<
      BookedAppointment,
      AppointmentWriteArgs<Cancellation | undefined>
    >({
      query: (args) => ({ path: 'appointment', method: 'DELETE', ...args }),
      responseSchema: bookedAppointmentSchema,
      invalidatesTags: invalidateCalendar,
    }),

    /** The calling code of the visitor's country, such as `+57`; null if unknown. */
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- lets callers leave the argument out
    detectCountry: build.query<string | null, void>({
      queryFn: fetchCountry,
      keepUnusedDataFor: oneHour,
    }),
  }),
})

declare module '../store/rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how a lazy slice declares itself
  interface LazyLoadedSlices extends WithSlice<typeof contactServiceApi> {}
}

rootReducer.inject(contactServiceApi)
addMiddleware(contactServiceApi.middleware)

export const {
  cancelAppointment,
  changeAppointment,
  createActivity,
  createDeal,
  createDealField,
  createOrganization,
  createPerson,
  detectCountry,
  getAppointment,
  listActivities,
  listDealFields,
  updateDeal,
} = contactServiceApi.endpoints

export const { useDetectCountryQuery, useGetAppointmentQuery } = contactServiceApi

/** Shows what a write returned instead of what was loaded before, or is just being loaded. */
export const showWrittenAppointment =
  (
    tokenKey: number,
    value: BookedAppointment,
  ): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (dispatch) => {
    const { util } = contactServiceApi
    dispatch(util.getRunningQueryThunk('getAppointment', tokenKey))?.abort()
    dispatch(util.upsertQueryEntries([{ endpointName: 'getAppointment', arg: tokenKey, value }]))
  }
