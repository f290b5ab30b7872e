import { contactServiceApi } from './contactServiceApi'
import type { NewPerson } from './schemas/requests'
import { createdSchema, type Created } from './schemas/responses'
import { createWriteRequest, type WriteArgs } from './writeRequest'

const personsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createPerson: build.mutation<Created, WriteArgs<NewPerson>>({
      query: (args) => createWriteRequest('persons', args),
      responseSchema: createdSchema,
    }),
  }),
})

export const { createPerson } = personsApi.endpoints
