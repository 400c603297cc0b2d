import type { RejectReason } from '@marketplace/contract/loans/applications'
import type { LenderEvent } from '@marketplace/contract/loans/lender-callbacks'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type {
  EligibilityAnswer,
  EligibilityAsk,
  FactsAnswer,
  LenderSubmission,
  PasscodeAnswer,
  PasscodeCheck,
  PasscodeVerdict,
  SiteVisit,
  StepFacts,
  StepNotice,
  SubmissionAnswer,
} from './lender-protocol.ts'

/**
 * How a call to a lender fails. `timeout`: no whole answer in time, the lender may or may not have it. `refused`: not
 * reachable, or it answered that it cannot now. `rubbish`: an answer that is not one. `rejected`: it said no for good.
 * `duplicate`: it already has this person's application. `stopped`: we gave up waiting because this process ends.
 */
export type LenderFailureKind = 'timeout' | 'refused' | 'rubbish' | 'rejected' | 'duplicate' | 'stopped'

/** The message never repeats what was sent or what came back: both may hold personal data. */
export class LenderFailure extends ExpectedFailure {
  readonly kind: LenderFailureKind
  readonly reason: RejectReason | null

  constructor(kind: LenderFailureKind, message: string, reason: RejectReason | null = null) {
    super(message)
    this.kind = kind
    this.reason = reason
  }

  /** Whether the lender has given its answer, and another try would bring the same one. */
  get isFinal(): boolean {
    return this.kind === 'rejected' || this.kind === 'duplicate'
  }

  /** Whether the lender's health is in question, not the request. */
  get isFault(): boolean {
    return this.kind === 'timeout' || this.kind === 'refused' || this.kind === 'rubbish'
  }
}

/** One API lender. Every call throws LenderFailure; with the same key it may be made again and is done once. `stop` ends the wait. */
export interface LenderConnector {
  /** Asks softly, without saying who the person is. */
  checkEligibility(
    ask: EligibilityAsk,
    idempotencyKey: string,
    stop?: AbortSignal,
  ): Promise<EligibilityAnswer>
  /** Hands an application over; only after the customer's consent to share with this lender. */
  submit(submission: LenderSubmission, idempotencyKey: string, stop?: AbortSignal): Promise<SubmissionAnswer>
  /** Says that the customer has withdrawn. @returns false where the lender does not know the application. */
  withdraw(ourReference: string, idempotencyKey: string, stop?: AbortSignal): Promise<boolean>
  /** Passes a step's answers on. */
  sendFacts(facts: StepFacts, idempotencyKey: string): Promise<FactsAnswer>
  /** @returns the address of the lender's own site for this customer, on the origin of its API. */
  openSite(visit: SiteVisit, idempotencyKey: string): Promise<string>
  /** Has the lender send its passcode. */
  sendPasscode(notice: StepNotice, idempotencyKey: string): Promise<PasscodeAnswer>
  checkPasscode(check: PasscodeCheck, idempotencyKey: string): Promise<PasscodeVerdict>
  /** All that the lender has to tell of an application so far. */
  readNews(ourReference: string, idempotencyKey: string, stop?: AbortSignal): Promise<readonly LenderEvent[]>
}

/** The connector of a lender's slug; null where no address is configured. */
export type LenderConnectors = (slug: string) => LenderConnector | null
