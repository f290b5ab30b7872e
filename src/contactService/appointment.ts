import { contactServiceApi } from './contactServiceApi'
import type { AppointmentChange, Cancellation } from './schemas/requests'
import { bookedAppointmentSchema, type BookedAppointment } from './schemas/responses'

/** `tokenKey`: the key of the token in the appointment's link. */
interface AppointmentWriteArgs<Body> {
  readonly tokenKey: number
  readonly body: Body
}

const path = 'appointment'

const appointmentApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    /** The appointment of a link, by the key of its token. */
    getAppointment: build.query<BookedAppointment, number>({
      query: (tokenKey) => ({ path, tokenKey }),
      responseSchema: bookedAppointmentSchema,
    }),
    /**
     * Moves an appointment. The same change can be sent again. Fails with status 409 and the code of
     * an appointment that is past or cancelled, or without a code if the slot is taken.
     */
    changeAppointment: build.mutation<BookedAppointment, AppointmentWriteArgs<AppointmentChange>>({
      query: ({ tokenKey, body }) => ({ path, method: 'PUT', body, tokenKey }),
      responseSchema: bookedAppointmentSchema,
      // Also after an error: a taken slot means that the cached calendar is outdated.
      invalidatesTags: ['Activity'],
    }),
    /** Cancels an appointment; again, if it is cancelled already. */
    cancelAppointment: build.mutation<
      BookedAppointment,
      AppointmentWriteArgs<Cancellation | undefined>
    >({
      query: ({ tokenKey, body }) => ({ path, method: 'DELETE', tokenKey, ...(body && { body }) }),
      responseSchema: bookedAppointmentSchema,
      invalidatesTags: ['Activity'],
    }),
  }),
})

export const { getAppointment, changeAppointment, cancelAppointment } = appointmentApi.endpoints

/** Shows what a write returned instead of what was loaded before. */
export const showWrittenAppointment = (tokenKey: number, written: BookedAppointment) =>
  appointmentApi.util.upsertQueryEntries([
    { endpointName: 'getAppointment', arg: tokenKey, value: written },
  ])

export const { useGetAppointmentQuery } = appointmentApi
