import { contactServiceApi } from './contactServiceApi'
import type { Created, NewPerson } from './wire'
import { post, type Writing } from './writing'

const personsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createPerson: build.mutation<Created, Writing<NewPerson>>({
      query: (writing) => post('persons', writing),
    }),
  }),
})

export const { createPerson } = personsApi.endpoints
