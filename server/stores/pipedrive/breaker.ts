import CircuitBreaker from 'opossum'
import { RateLimited } from '../../contactStore'
import { getSystemErrorCode } from '../../errors'
import { CallForbidden, VendorRefusal, VendorUnavailable } from '../vendorErrors'

/** How long no calls are made after more than 60 % of at least five recent calls have failed. */
export const breakerRestMs = 20_000

export interface Breaker<Argument, Result> {
  /** @throws {VendorUnavailable} without a call, while the breaker is open */
  run(argument: Argument): Promise<Result>
  close(): void
}

const isResponse = (error: unknown) =>
  error instanceof VendorRefusal || error instanceof CallForbidden || error instanceof RateLimited

/**
 * Wraps calls in a circuit breaker. Only an unavailable vendor opens the breaker: a refusal or a rate
 * limit is a response, which shows that the vendor is available.
 */
export function createBreaker<Argument, Result>(
  work: (argument: Argument) => Promise<Result>,
): Breaker<Argument, Result> {
  const breaker = new CircuitBreaker<[Argument], Result>(work, {
    // The client has a time limit of its own.
    timeout: false,
    errorThresholdPercentage: 60,
    volumeThreshold: 5,
    rollingCountTimeout: 30_000,
    resetTimeout: breakerRestMs,
    errorFilter: isResponse,
  })
  return {
    run: async (argument) => {
      try {
        return await breaker.fire(argument)
      } catch (error) {
        if (getSystemErrorCode(error) !== 'EOPENBREAKER') throw error
        throw new VendorUnavailable('The vendor is left alone after several failures')
      }
    },
    close: () => {
      breaker.shutdown()
    },
  }
}
