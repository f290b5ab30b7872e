import { createAsyncThunk } from '@reduxjs/toolkit'
import type { BookingThunkConfig, DemoRequest } from './writeBooking'

/**
 * Books a demo; resolves to the deal's id. What writes it loads with step 2: the slice, which step 1 needs,
 * knows the actions alone.
 */
export const bookDemo = createAsyncThunk<number, DemoRequest, BookingThunkConfig>(
  'booking/bookDemo',
  async (request, api) => {
    const { writeBooking } = await import(/* webpackChunkName: "use-booking" */ './writeBooking')
    return writeBooking(request, api)
  },
  { condition: (_request, { getState }) => !getState().booking?.isSubmitting },
)
