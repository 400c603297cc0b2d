/**
 * The operator did not do what it was asked. `refused`: it said no, nothing rings. `busy`: too many calls at once, nothing rings.
 * `unsure`: no answer that says anything: it may ring.
 */
export class TelephonyFailure extends Error {
  readonly reason: string
  readonly kind: 'refused' | 'busy' | 'unsure'
  /** Of `busy`: seconds to wait. */
  readonly wait_s: number

  /** @param reason without numbers or names: it is logged. */
  constructor(
    reason: string,
    kind: TelephonyFailure['kind'],
    { wait_s = 0, cause }: { wait_s?: number; cause?: unknown } = {},
  ) {
    super(reason, { cause })
    this.reason = reason
    this.kind = kind
    this.wait_s = wait_s
  }
}
