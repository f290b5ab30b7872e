import { contactServiceApi } from './contactServiceApi'
import type { Created, DealUpdate, NewDeal } from './wire'
import { post, type Writing } from './writing'

/** A change of a deal: `body` holds the custom fields to set, by field key. */
interface DealWriting extends Writing<DealUpdate> {
  readonly id: number
}

const dealsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createDeal: build.mutation<Created, Writing<NewDeal>>({
      query: (writing) => post('deals', writing),
    }),
    /** By POST; the gateway translates it to the vendor's method (requirements R34). */
    updateDeal: build.mutation<Created, DealWriting>({
      query: ({ id, ...writing }) => post(`deals/${id}`, writing),
    }),
  }),
})

export const { createDeal, updateDeal } = dealsApi.endpoints
