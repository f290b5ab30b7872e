import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  appointmentChangeSchema,
  cancellationSchema,
  writeQuerySchema,
} from '@/contactService/schemas/requests'
import { bookedAppointmentSchema } from '@/contactService/schemas/responses'
import { checkAuthorization, type BookingLinks, type BookingReference } from '../bookingLinks'
import { StoreError } from '../records/storeError'
import type { ApiOptions } from './apiOptions'
import { checkAppointment, getBookableDates } from './activityRules'
import {
  getRequestSchema,
  getRecordResponseSchemas,
  toRecordResponse,
  type WireTypeProvider,
} from './schemas'

/** @throws {StoreError} if the request has no valid token */
function getBooking(bookingLinks: BookingLinks, { headers }: FastifyRequest): BookingReference {
  const booking = checkAuthorization(bookingLinks, headers)
  if (booking === 'invalid') throw new StoreError('invalidLink')
  if (booking === 'expired') throw new StoreError('expiredLink')
  return booking
}

/**
 * Registers the calls of the link in a confirmation mail. The token comes in the header
 * `Authorization`, because histories and logs store URLs.
 */
export function registerAppointment(
  gateway: FastifyInstance,
  { store, bookingLinks, now }: Pick<ApiOptions, 'store' | 'bookingLinks' | 'now'>,
): void {
  const api = gateway.withTypeProvider<WireTypeProvider>()
  const response = getRecordResponseSchemas(200, bookedAppointmentSchema)
  const querystring = getRequestSchema(writeQuerySchema)

  api.get('/appointment', { schema: { querystring, response } }, async (request) => {
    const booking = getBooking(bookingLinks, request)
    return toRecordResponse(await store.getBooking(booking))
  })

  api.put(
    '/appointment',
    { schema: { querystring, body: getRequestSchema(appointmentChangeSchema), response } },
    async (request) => {
      const booking = getBooking(bookingLinks, request)
      checkAppointment(request.body)
      const dates = getBookableDates(request.body, now())
      return toRecordResponse(await store.changeBooking(booking, request.body, dates))
    },
  )

  api.delete(
    '/appointment',
    {
      schema: { querystring, body: getRequestSchema(cancellationSchema), response },
      preValidation: async (request: { body: unknown }) => {
        request.body ??= {}
      },
    },
    async (request) => {
      const booking = getBooking(bookingLinks, request)
      return toRecordResponse(await store.cancelBooking(booking, request.body))
    },
  )
}
