import type { AnyMessageKey } from './translate.ts'
import type { SecurityEventKind } from '@marketplace/contract/platform/security-event-kinds'
import { errorStatus, type CodesOf, type ErrorCode } from '@marketplace/contract/platform/error-codes'

/** What is wrong with one field: its message with the values that this puts in. */
export interface ProblemDetail {
  field: string
  key: AnyMessageKey
  values?: Readonly<Record<string, string>>
}

/** The codes of status 429: the caller is told how long to wait. */
export type WaitCode = CodesOf<429>
export type PlainCode = Exclude<ErrorCode, WaitCode | 'challenge_required'>

/** A failure that the caller is told of: its code decides status and words (contract/src/platform/error-codes.ts). */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly details: readonly ProblemDetail[] = []
  /** Of `conflict`: what stands now. */
  readonly present: unknown
  /** Of status 429: whole seconds until the same request may be made again, at least one. */
  readonly retryAfter: number | null = null
  /** Of `challenge_required`: what to solve first. */
  readonly challenge: string | null = null

  /** What its words name. */
  values: Readonly<Record<string, string>> = {}

  /** For the security event that a refusal leaves (platform/security-events/note-refusals.ts); neither is ever answered. */
  subject: string | null = null
  event: SecurityEventKind | null = null

  constructor(code: PlainCode, details?: readonly ProblemDetail[], present?: unknown)
  constructor(code: WaitCode, seconds: number)
  constructor(code: 'challenge_required', challenge: string)
  constructor(code: ErrorCode, about: readonly ProblemDetail[] | number | string = [], present?: unknown) {
    super(code)
    this.code = code
    this.present = present
    if (typeof about === 'number') this.retryAfter = Math.max(1, Math.ceil(about))
    else if (typeof about === 'string') this.challenge = about
    else this.details = about
  }

  /** @param values put into the words of its code. */
  naming(values: Readonly<Record<string, string>>): this {
    this.values = values
    return this
  }

  /** @param subject whom it was about: a contact, a user name. @param event what it was, where the code alone does not say. */
  about(subject: string | null, event: SecurityEventKind | null = null): this {
    this.subject = subject
    this.event = event
    return this
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
