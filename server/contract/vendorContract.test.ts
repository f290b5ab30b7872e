import type { Pact } from './pactFiles'
import { findDifferences, checkDeviations, type OpenApi } from './vendorContract'

const text = { type: 'string' }

const openApi: OpenApi = {
  openapi: '3.0.1',
  info: { title: 'Vendor', version: '1' },
  paths: {
    '/persons': {
      post: {
        parameters: [{ in: 'query', name: 'api_token', schema: text }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { name: text, nickname: { ...text, 'x-not-in-vendor-doc': true } },
                additionalProperties: false,
              },
            },
          },
        },
        responses: { '201': { description: 'Created' } },
      },
    },
  },
}

const createPact = (body: object, query: Record<string, string[]> = {}): Pact => {
  const interaction = {
    description: 'a request to create a person',
    request: {
      method: 'POST',
      path: '/api/v1/persons',
      headers: { 'Content-Type': 'application/json' },
      query: { api_token: ['key'], ...query },
      body,
    },
    response: { status: 201 },
  }
  return {
    consumer: { name: 'site' },
    provider: { name: 'gateway' },
    interactions: [interaction],
    metadata: { pactSpecification: { version: '3.0.0' } },
  }
}

describe('differences', () => {
  const interaction = 'a request to create a person'

  test('there are none if the vendor accepts the request', async () => {
    expect(await findDifferences(openApi, createPact({ name: 'Lucía' }))).toEqual([])
  })

  test.each(['age', 'nickname'])('the field %s, which the vendor does not know', async (field) => {
    expect(await findDifferences(openApi, createPact({ name: 'Lucía', [field]: 'x' }))).toEqual([
      {
        interaction,
        code: 'request.body.incompatible',
        text: `Request body is incompatible with the request body schema in the spec file: must NOT have additional properties - ${field}`,
      },
    ])
  })

  test('a query parameter that the vendor does not know', async () => {
    expect(
      await findDifferences(openApi, createPact({ name: 'Lucía' }, { dry_run: ['1'] })),
    ).toEqual([
      {
        interaction,
        code: 'request.query.unknown',
        text: 'Query parameter is not defined in the spec file: dry_run',
      },
    ])
  })
})

describe('judging', () => {
  const difference = { interaction: 'a request to create a deal', code: 'a.b', text: 'no field x' }
  const reason = 'known'

  test.each([
    [{ code: 'a.b', reason }],
    [{ code: 'a.', text: 'field x', interaction: 'create a deal', reason }],
  ])('a difference that %p describes is accepted', (deviation) => {
    expect(checkDeviations([difference], [deviation])).toEqual({ unexpected: [], obsolete: [] })
  })

  test.each([
    [{ code: 'b', reason }],
    [{ code: 'a.b', text: 'field y', reason }],
    [{ code: 'a.b', interaction: 'create a person', reason }],
  ])('a difference that %p does not describe is reported, and so is the deviation', (deviation) => {
    expect(checkDeviations([difference], [deviation])).toEqual({
      unexpected: [difference],
      obsolete: [deviation],
    })
  })
})
