import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'

/** A gateway did not take a message. `reason` names no person: it goes to the log and into the row. */
export class DeliveryFailure extends ExpectedFailure {
  readonly reason: string
  /** True where another try would fail in the same way. */
  readonly permanent: boolean

  constructor(reason: string, permanent: boolean, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
    this.permanent = permanent
  }
}
