import type { Call } from '@marketplace/contract/platform/call'
import type { FastifyRequest } from 'fastify'

/** Asks the caller of one request for a proof of work, wherever its address or the whole system is hot. */
export interface RequestChallenge {
  /** Method and path pattern of the call. */
  readonly call: string
  /**
   * Goes on where the request brought a solved challenge that is hard enough. One is used up the first time that it is looked
   * at, in all processes at once, and holds for the whole of its request.
   * @throws Problem challenge_required, with one to solve.
   */
  require(bits: number): Promise<void>
}

/** The limits of one call. */
export interface LimitsOfCall {
  /** Looks up who asks, or refuses a token without a look-up where too many of its address opened nothing. */
  aroundGuard(request: FastifyRequest, guard: () => Promise<void>): Promise<void>
  /** Counts the request. @throws Problem too_many_requests, challenge_required. */
  spend(request: FastifyRequest): Promise<void>
  /** The same for a read of anyone, at once. */
  spendRead(request: FastifyRequest): void
}

/** How `serve` limits its calls; platform/challenges implements it. */
export interface CallLimits {
  of(call: Call): LimitsOfCall
}
