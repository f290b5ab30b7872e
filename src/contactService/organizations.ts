import { contactServiceApi } from './contactServiceApi'
import type { NewOrganization } from './schemas/requests'
import { createdSchema, type Created } from './schemas/responses'
import { createWriteRequest, type WriteArgs } from './writeRequest'

const organizationsApi = contactServiceApi.injectEndpoints({
  endpoints: (build) => ({
    createOrganization: build.mutation<Created, WriteArgs<NewOrganization>>({
      query: (args) => createWriteRequest('organizations', args),
      responseSchema: createdSchema,
    }),
  }),
})

export const { createOrganization } = organizationsApi.endpoints
