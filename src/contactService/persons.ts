import { contactServiceApi } from './contactServiceApi'
import type { WriteArgs } from './request'
import type { NewPerson } from './schemas/requests'
import { createdSchema, type Created } from './schemas/responses'

const personsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createPerson: build.mutation<Created, WriteArgs<NewPerson>>({
      query: (args) => ({ path: 'persons', method: 'POST', ...args }),
      responseSchema: createdSchema,
    }),
  }),
})

export const { createPerson } = personsApi.endpoints
