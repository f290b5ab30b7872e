import { contactServiceApi } from './contactServiceApi'
import type { WriteArgs } from './request'
import type { DealUpdate, NewDeal } from './schemas/requests'
import { createdSchema, type Created } from './schemas/responses'

/** An update of a deal: `body` holds the custom fields to set, by field key. */
interface DealUpdateArgs extends WriteArgs<DealUpdate> {
  readonly id: number
}

const dealsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createDeal: build.mutation<Created, WriteArgs<NewDeal>>({
      query: (args) => ({ path: 'deals', method: 'POST', ...args }),
      responseSchema: createdSchema,
    }),
    /** Uses POST; the gateway translates it to the vendor’s method (requirements R34). */
    updateDeal: build.mutation<Created, DealUpdateArgs>({
      query: ({ id, ...args }) => ({ path: `deals/${id}`, method: 'POST', ...args }),
      responseSchema: createdSchema,
    }),
  }),
})

export const { createDeal, updateDeal } = dealsApi.endpoints
