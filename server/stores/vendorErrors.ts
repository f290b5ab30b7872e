import { StoreUnavailable } from '../contactStore'

/**
 * The vendor can't be reached or sends no usable response. The reason may be logged, because it never
 * quotes the request, its headers or the response.
 */
export class VendorUnavailable extends StoreUnavailable {
  constructor(
    readonly reason: string,
    /** Whether a write may have been carried out although no usable response arrived. */
    readonly canHaveBeenWritten = false,
  ) {
    super(new Error(reason))
  }
}

/** The vendor refuses a request with a 4xx status; sending the same request again would not help. */
export class VendorRefusal extends VendorUnavailable {
  constructor(readonly status: number) {
    super(`The vendor refused a request with ${status}`)
  }
}

/**
 * The vendor forbids a call: the token's user lacks a permission, or the account has reached a limit.
 * Other calls may succeed, and the same call may succeed later.
 */
export class CallForbidden extends VendorUnavailable {
  constructor() {
    super(
      'The vendor forbids this call (403): a permission is missing, or a limit of the account is reached',
    )
  }
}

export const canHaveBeenWritten = (error: unknown): boolean =>
  error instanceof VendorUnavailable && error.canHaveBeenWritten

/** Whether the vendor refuses a request because there is no such record. */
export const isGone = (error: unknown): boolean =>
  error instanceof VendorRefusal && [404, 410].includes(error.status)
