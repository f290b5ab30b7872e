import { contactServiceApi } from './contactServiceApi'
import type { WriteArgs } from './request'
import type { NewOrganization } from './schemas/requests'
import { createdSchema, type Created } from './schemas/responses'

const organizationsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createOrganization: build.mutation<Created, WriteArgs<NewOrganization>>({
      query: (args) => ({ path: 'organizations', method: 'POST', ...args }),
      responseSchema: createdSchema,
    }),
  }),
})

export const { createOrganization } = organizationsApi.endpoints
