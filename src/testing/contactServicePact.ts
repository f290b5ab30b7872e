import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MatchersV3, PactV3, type V3Request } from '@pact-foundation/pact'
import { forgetCapabilities } from '../contactService/capabilities'
import type { AppStore } from '../store/setupStore'
import { exampleCapabilities, exampleSiteKey } from './contactServiceExamples'
import { failuresOfEveryCall, type ContractCase, type Exchange } from './contactServicePactCases'
import { createStoresWithService } from './contactServiceStore'

export interface ContractCall<Body> {
  /** Completes 'a request to …', for example `create a person`. */
  readonly purpose: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the base URL, for example `/persons`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Body
  readonly idempotencyKey?: string
  /** The token of a booking's link, where the call is about one. */
  readonly token?: string
  /** Calls the real endpoint with a body and unwraps the result. */
  readonly ask: (store: AppStore, body: Body) => Promise<unknown>
  readonly cases: readonly ContractCase[]
}

/** The first test of a file loads Pact's native library, which takes seconds on a busy machine. */
jest.setTimeout(60_000)

const basePath = '/api/v1'

/** Folder for the pacts; by default one that nothing reads. */
const directory = process.env.PACT_DIRECTORY ?? mkdtempSync(join(tmpdir(), 'pacts-'))

/** Declares the contract tests of a call: its own cases, and the failures common to all calls. */
export function describeContract<Body extends object | undefined = undefined>(
  call: ContractCall<Body>,
) {
  const openStore = createStoresWithService()
  afterEach(() => {
    forgetCapabilities()
  })

  const cases = [...call.cases, ...failuresOfEveryCall]

  test.each(cases.map((it) => [`${call.purpose}${it.outcome}`, it] as const))(
    'a request to %s',
    async (_title, contractCase) => {
      const { siteKey = exampleSiteKey, result } = contractCase
      await expectExchanges(call, contractCase).executeTest(async ({ url }) => {
        const store = openStore(
          { contactServiceUrl: `${url}${basePath}`, siteKey },
          contractCase.hasNoCapabilities ? {} : exampleCapabilities,
        )
        const asked = call.ask(store, getBody(call, contractCase) as Body)
        if ('resolved' in result) expect(await asked).toStrictEqual(result.resolved)
        else await expect(asked).rejects.toStrictEqual(result.rejected)
      })
    },
  )
}

const getBody = (
  call: Pick<ContractCall<object | undefined>, 'body'>,
  contractCase: ContractCase,
) => (contractCase.body === null ? undefined : (contractCase.body ?? call.body))

function expectExchanges<Body extends object | undefined>(
  call: ContractCall<Body>,
  contractCase: ContractCase,
): PactV3 {
  const pact = new PactV3({
    consumer: 'conversalia-website',
    provider: 'contact-gateway',
    dir: directory,
    logLevel: 'error',
  })
  contractCase.exchanges.forEach((exchange, index) => {
    const continued = index === 0 ? '' : ', continued'
    pact.addInteraction({
      states: [...contractCase.states],
      uponReceiving: `a request to ${call.purpose}${contractCase.outcome}${continued}`,
      withRequest: createExpectedRequest(call, contractCase, exchange),
      willRespondWith: exchange.response,
    })
  })
  return pact
}

const references = { org_id: 'organizations', person_id: 'persons', deal_id: 'deals' }

/**
 * The capabilities of the records that a request changes or refers to, separated by spaces. The
 * calendar is asked with those of unfinished deals.
 */
function getExpectedCapabilities(method: string, path: string, body: object = {}): string {
  if (method === 'GET') return path === '/activities' ? exampleCapabilities['deals/33'] : ''
  const known = new Map<string, string>(Object.entries(exampleCapabilities))
  const records = Object.entries(references).map(
    ([field, kind]) => `${kind}/${String(Reflect.get(body, field))}`,
  )
  return [path.slice(1), ...records].flatMap((record) => known.get(record) ?? []).join(' ')
}

/** Requests must match exactly, except for the random idempotency key and the form's age. */
function createExpectedRequest<Body extends object | undefined>(
  call: ContractCall<Body>,
  contractCase: ContractCase,
  exchange: Exchange,
): V3Request {
  const body = getBody(call, contractCase)
  const { siteKey = exampleSiteKey } = contractCase
  const { method, path, query, idempotencyKey, token } = call
  const capabilities =
    contractCase.hasNoCapabilities || token ? '' : getExpectedCapabilities(method, path, body)
  return {
    method,
    path: `${basePath}${path}`,
    query: { ...query, ...exchange.query, api_token: siteKey },
    headers: {
      Accept: 'application/json',
      ...(method !== 'GET' && { 'Accept-Language': 'es' }),
      ...(method !== 'GET' && !token && { 'X-Form-Age': MatchersV3.regex(/^[0-9]{1,9}$/, '60') }),
      ...(capabilities && { 'X-Record-Capabilities': capabilities }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': createKeyMatcher(idempotencyKey) }),
    },
    ...(body !== undefined && { body, contentType: 'application/json' }),
  }
}

/** A header's pattern must match the whole value. */
const createKeyMatcher = (example: string) => MatchersV3.regex(/^[A-Za-z0-9._:-]{1,100}$/, example)
