import type { ProjectCopy } from './projectCopy'

/** Adds a call that reads an organization. */
export function addCall(project: ProjectCopy): void {
  project.insertBefore(
    'src/contactService/schemas/responses.ts',
    'export const dealFieldSchema',
    `export const organizationSchema = v.object({ name: v.string() })

export type Organization = v.InferOutput<typeof organizationSchema>

`,
  )
  const endpoints = 'src/contactService/contactServiceApi.ts'
  project.insertBefore(
    endpoints,
    "} from './schemas/responses'",
    `  organizationSchema,\n  type Organization,\n`,
  )
  project.insertAfter(
    endpoints,
    'endpoints: (build) => ({\n',
    `    getOrganization: build.query<Organization, number>({
      query: (id) => ({ path: \`organizations/\${id}\` }),
      responseSchema: organizationSchema,
    }),\n`,
  )
  project.insertBefore(endpoints, '  listActivities,\n', '  getOrganization,\n')
  project.insertBefore(
    'src/testing/contactServiceServer.ts',
    '  createDeal: [',
    `  getOrganization: ['get', '/api/v1/organizations/:id', { data: { name: 'Tiendas Alba' } }],\n`,
  )
  addPact(project)
  const store = 'server/records/recordStore.ts'
  project.insertBefore(store, 'import { keepSuspect', `import { StoreError } from './storeError'\n`)
  project.insertBefore(
    store,
    '    createPerson: (',
    `    getOrganization: async (id: number) => {
      const found = await database.read((queries) =>
        queries.selectFrom('organizations').select('name').where('id', '=', id).executeTakeFirst(),
      )
      if (!found) throw new StoreError('notFound')
      return found
    },\n`,
  )
  project.insertBefore(
    'server/records/recordStore.test.ts',
    `    it('stores a person without phone`,
    `    it('returns an organization by its id', async () => {
      const { id } = await store.createOrganization({ name: 'Acme Retail' })
      expect(await store.getOrganization(id)).toEqual({ name: 'Acme Retail' })
      await expectRefusal(store.getOrganization(id + 1), 'notFound')
    })

`,
  )
  addRoute(project)
  project.insertBefore('server/testing/fuzzRequests.ts', `'deals/1', `, `'organizations/1', `)
  project.insertBefore(
    'docs/contact-service.md',
    '- `POST /api/v1/deals/{id}`',
    '- `GET /api/v1/organizations/{id}`: 200 `{ name }`\n',
  )
}

function addPact(project: ProjectCopy): void {
  const pact = 'src/contactService/organizations.pact.test.ts'
  project.insertBefore(pact, ` } from '../testing/contactServicePactCases'`, ', createSuccess')
  project.insertBefore(pact, 'storeIsEmpty } from', 'organizationExists, ')
  project.insertAfter(pact, 'import { createOrganization', ', getOrganization')
  project.insertAfter(pact, 'import { createdSchema', ', organizationSchema')
  project.write(
    pact,
    `${project.read(pact)}
describeContract({
  purpose: 'read an organization',
  method: 'GET',
  path: '/organizations/11',
  ask: (store) => store.dispatch(getOrganization.initiate(exampleIds.organization)).unwrap(),
  cases: [
    {
      outcome: '',
      states: [organizationExists],
      exchanges: [
        { response: createSuccess(200, matchRecord(organizationSchema, exampleOrganization)) },
      ],
      result: { resolved: exampleOrganization },
    },
  ],
})
`,
  )
}

function addRoute(project: ProjectCopy): void {
  const routes = 'server/routes/resources.ts'
  project.insertAfter(routes, '  listedActivitySchema,\n  type Created', ',\n  organizationSchema')
  project.insertBefore(
    routes,
    `  api.post(\n    '/deals/:id'`,
    `  api.get(
    '/organizations/:id',
    {
      schema: {
        querystring: getRequestSchema(writeQuerySchema),
        params: getRequestSchema(recordPathSchema),
        response: getRecordResponseSchemas(200, organizationSchema),
      },
    },
    async ({ params }) => toRecordResponse(await store.getOrganization(Number(params.id))),
  )

`,
  )
}
