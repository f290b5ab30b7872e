import { contactServiceApi } from './contactServiceApi'
import type { Created, NewOrganization } from './wire'
import { post, type Writing } from './writing'

const organizationsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createOrganization: build.mutation<Created, Writing<NewOrganization>>({
      query: (writing) => post('organizations', writing),
    }),
  }),
})

export const { createOrganization } = organizationsApi.endpoints
