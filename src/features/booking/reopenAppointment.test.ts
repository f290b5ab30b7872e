/** @jest-environment node */
import { exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { createStoresWithServices } from '@/testing/contactServiceStore'
import { appointmentConfirmed, slotChosen } from './bookingSlice'
import { reopenAppointment } from './reopenAppointment'
import { appointment, details } from './testing/example'
import {
  begun,
  cancelled,
  corrected,
  created,
  gone,
  loseResponseInStore,
  moveTo,
  noon,
  repeated,
  taken,
} from './testing/lostMeeting'
import { openBooking } from './testing/openBooking'

const service = startContactServiceServer()
const openStore = createStoresWithServices()
const moved = created
const loseResponse = (...next: Reply[]) => loseResponseInStore(service, openStore(), next)

describe('going back to the calendar', () => {
  it('needs no request if none was lost', async () => {
    const { store, state } = openBooking(openStore())
    store.dispatch(appointmentConfirmed())
    await store.dispatch(reopenAppointment())
    expect(state().step).toBe(1)
    expect(service.requests).toEqual([])
  })

  it('finds out that the meeting exists, and lets the visitor move it', async () => {
    const { book, state, goBack, getLater } = await loseResponse(created)
    await goBack()
    const { date } = appointment
    expect(state()).toMatchObject({ step: 1, date, time: undefined, lastKnownTime: appointment })
    await book({ appointment: noon })
    expect(getLater()).toEqual([repeated, moveTo(noon)])
    expect(state()).toMatchObject({ step: 3, ...noon })
  })

  it('leads to the calendar if the meeting does not exist', async () => {
    const { state, goBack } = await loseResponse(taken)
    await goBack()
    const { date } = appointment
    expect(state()).toMatchObject({ step: 1, date, failure: undefined, lastKnownTime: undefined })
  })

  it('stays on step 2 while that is unknown', async () => {
    const { state, goBack } = await loseResponse('networkError')
    await goBack()
    const { date, time } = appointment
    expect(state()).toMatchObject({ step: 2, date, time, failure: 'offline' })
  })

  it('finds out first whether a move whose response was lost was made', async () => {
    service.reply('moveMeeting', 'networkError', 'networkError', moved)
    const { book, state, goBack, getLater } = await loseResponse(created)
    await book({ appointment: noon })
    await goBack()
    expect(state()).toMatchObject({ step: 2, failure: 'offline' })
    await goBack()
    expect(state()).toMatchObject({ step: 1, lastKnownTime: noon, requestedMove: undefined })
    expect(getLater()).toEqual([repeated, moveTo(noon), moveTo(noon), moveTo(noon)])
  })

  it('keeps another time that was chosen since', async () => {
    const { store, state, goBack, getLater } = await loseResponse(created)
    await goBack()
    store.dispatch(slotChosen(noon))
    store.dispatch(appointmentConfirmed())
    await goBack()
    expect(getLater()).toEqual([repeated])
    expect(state()).toMatchObject({ step: 1, time: noon.time })
  })

  it('gives up a time that turns out to be taken, and leaves the meeting', async () => {
    service.reply('moveMeeting', 'networkError', taken)
    const { store, book, state, goBack } = await loseResponse(created)
    store.dispatch(slotChosen(noon))
    await book({ appointment: noon })
    expect((await goBack())?.payload).toBe('slotTaken')
    expect(state()).toMatchObject({ step: 1, time: undefined, lastKnownTime: appointment })
  })

  it.each<[string, Reply]>([
    ['was cancelled', cancelled],
    ['has begun', begun],
    ['is gone', gone],
  ])('tells that the meeting %s', async (_what, reply) => {
    service.reply('moveMeeting', 'networkError', reply)
    const { book, state, goBack } = await loseResponse(created)
    await book({ appointment: noon })
    expect((await goBack())?.payload).toBe('ended')
    expect(state()).toMatchObject({
      step: 1,
      requestedMeeting: undefined,
      lastKnownTime: undefined,
    })
  })
})

describe('keeping the meeting', () => {
  const reopen = async () => {
    const booking = await loseResponse(created)
    await booking.goBack()
    return booking
  }

  it('makes sure that it is there, and confirms it', async () => {
    const { keep, state, getLater } = await reopen()
    await keep()
    expect(getLater()).toEqual([repeated, moveTo(appointment)])
    expect(state()).toMatchObject({
      step: 3,
      ...appointment,
      dealId: exampleIds.deal,
      isEarlierBooking: false,
    })
  })

  it('does not write corrected details, and remembers to say so', async () => {
    const { keep, state } = await reopen()
    await keep(corrected)
    expect(state()).toMatchObject({ step: 3, draft: { details }, isEarlierBooking: true })
  })

  it('books nothing in place of one that was cancelled meanwhile', async () => {
    service.reply('moveMeeting', cancelled)
    const { keep, state, getLater } = await reopen()
    expect((await keep())?.payload).toBe('ended')
    expect(getLater()).toEqual([repeated, moveTo(appointment)])
    expect(state()).toMatchObject({ step: 1, failure: 'ended', requestedMeeting: undefined })
  })

  it('can be tried again after a lost response, which has moved nothing', async () => {
    service.reply('moveMeeting', 'networkError', moved)
    const { keep, state } = await reopen()
    expect((await keep())?.payload).toBe('offline')
    expect(state()).toMatchObject({ lastKnownTime: appointment, requestedMove: undefined })
    await keep()
    expect(state()).toMatchObject({ step: 3, ...appointment })
  })
})
