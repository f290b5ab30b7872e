import type { BookingEvent, MessageEvent } from '../events'
import type { MailSettings } from '../mails'

export const mailSettings: MailSettings = {
  siteUrl: 'https://www.example.com',
  from: { name: 'Conversalia', address: 'demo@example.com' },
  replyTo: 'hola@example.com',
  meetingUrl: '',
  getBookingUrl: ({ activityId }) => `https://www.example.com/agendar-demo/${activityId}`,
}

export const webhookSecret = `whsec_${Buffer.from('a secret of the owner, 32 bytes.').toString('base64')}`

const sender = {
  name: 'Lucía Fernández',
  email: 'lucia@example.com',
  phone: '+34612345678',
  company: 'Tiendas Alba',
}

export const createBookingEvent = (changes: Partial<BookingEvent> = {}): BookingEvent => ({
  type: 'booking.created',
  id: 'evt_booking',
  createdAt: '2026-11-24T09:00:00.000Z',
  number: 33,
  activityId: 12,
  sender,
  language: 'es',
  title: 'Demo Comercio - Lucía Fernández - Tiendas Alba',
  note: 'Nombre: Lucía Fernández\nSector: Comercio',
  appointment: { date: '2026-11-26', time: '16:00', timeZone: 'Europe/Madrid' },
  sequence: 0,
  ...changes,
})

export const createMessageEvent = (changes: Partial<MessageEvent> = {}): MessageEvent => ({
  type: 'message.created',
  id: 'evt_message',
  createdAt: '2026-11-24T09:00:00.000Z',
  number: 34,
  sender,
  language: 'en',
  title: 'Contacto Web ENG - Pricing',
  note: 'Mensaje: What does it cost?\nThank you',
  ...changes,
})
