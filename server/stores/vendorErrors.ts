import { StoreUnavailable } from '../contactStore'

/**
 * The vendor can't be reached or gives no usable response. The reason is for the log; it never
 * quotes the request, its headers or the response.
 */
export class VendorUnavailable extends StoreUnavailable {
  constructor(
    readonly reason: string,
    /** Whether a write may have been carried out although its response is lost. */
    readonly mayBeWritten = false,
  ) {
    super(new Error(reason))
  }
}

/** The vendor refuses a request as it is, with a 4xx status; sending it again would not help. */
export class VendorRefusal extends VendorUnavailable {
  constructor(readonly status: number) {
    super(`The vendor refused a request with ${status}`)
  }
}

/**
 * The vendor forbids this one call: the token's user lacks a permission, or the account has reached a
 * limit. Other calls may succeed, and this one may later.
 */
export class CallForbidden extends VendorUnavailable {
  constructor() {
    super(
      'The vendor forbids this call (403): a permission is missing, or a limit of the account is reached',
    )
  }
}

export const mayBeWritten = (error: unknown): boolean =>
  error instanceof VendorUnavailable && error.mayBeWritten

/** Whether the vendor refuses a request because there is no such record. */
export const isGone = (error: unknown): boolean =>
  error instanceof VendorRefusal && [404, 410].includes(error.status)
