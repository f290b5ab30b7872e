import { startGatewayProcess } from '../../e2e/fixtures/gateway'

/** Starts the built gateway without limits, at the real time, with a database of its own or one that is named. */
export const startLoadedGateway = (
  site: string,
  environment: Readonly<Record<string, string>> = {},
) => startGatewayProcess({ NODE_OPTIONS: '', ...environment }, site)
