import { contactServiceApi } from './contactServiceApi'
import { createWriteRequest, type WriteArgs } from './request'
import type { NewOrganization } from './schemas/requests'
import { createdSchema, type Created } from './schemas/responses'

const organizationsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createOrganization: build.mutation<Created, WriteArgs<NewOrganization>>({
      query: (args) => createWriteRequest('organizations', args),
      responseSchema: createdSchema,
    }),
  }),
})

export const { createOrganization } = organizationsApi.endpoints
