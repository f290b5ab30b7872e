import { startGatewayProcess } from '../../e2e/fixtures/gateway'

/** So high that no request is refused: without limits the gateway would not count, which takes time. */
const unreachedLimit = '10000000'

/** Starts the built gateway, at the real time, with a database of its own or one that is named. */
export const startLoadedGateway = (
  site: string,
  environment: Readonly<Record<string, string>> = {},
) =>
  startGatewayProcess(
    {
      NODE_OPTIONS: '',
      READS_PER_MINUTE: unreachedLimit,
      WRITES_PER_MINUTE: unreachedLimit,
      ALL_READS_PER_MINUTE: unreachedLimit,
      ALL_WRITES_PER_MINUTE: unreachedLimit,
      ...environment,
    },
    site,
  )
