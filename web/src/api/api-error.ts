import type { Failure } from '@marketplace/contract/platform/answers'
import type { Call } from '@marketplace/contract/platform/call'
import type { ErrorOf } from '@marketplace/contract/platform/call-errors'
import type { ErrorCode } from '@marketplace/contract/platform/error-codes'

/** A call that failed. `message` is fit to show, in the page's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  readonly code: ErrorCode
  readonly details: readonly { field: string; message: string }[]
  /** Of a conflict: what stands now. */
  readonly present: unknown
  /** Seconds until the same request may be made again; null where the server named none. */
  readonly retryAfterS: number | null
  /** Of `challenge_required`: what to solve before the same request is made again. */
  readonly challenge: string | null

  constructor(status: number, failure: Omit<Failure, 'success'>) {
    super(failure.message)
    this.status = status
    this.code = failure.code
    this.details = failure.details ?? []
    this.present = failure.present
    this.retryAfterS = failure.retry_after_s ?? null
    this.challenge = failure.challenge ?? null
  }
}

/** Whether an answer is a failure in the server's own words. */
export const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer

/**
 * Whether a call failed with one of these codes; the compiler takes none that the call cannot carry:
 * `hasCode<typeof claimVoucher>(error, 'voucher_gone')`.
 */
export const hasCode = <C extends Call = never>(
  error: unknown,
  ...codes: readonly [ErrorOf<C>, ...ErrorOf<C>[]]
): error is ApiError & { code: ErrorOf<C> } =>
  error instanceof ApiError && codes.some((code) => code === error.code)

/** What the server said about each field, by field. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.details.map(({ field, message }) => [field, message]))
    : {}
