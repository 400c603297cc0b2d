import type { AnyMessageKey } from './translate.ts'
import type { SecurityEventKind } from '@marketplace/contract/platform/security-event-kinds'
import { errorStatus, type ErrorCode } from '@marketplace/contract/platform/error-codes'

/** What is wrong with one field: its message with the values that this puts in. */
export interface ProblemDetail {
  field: string
  key: AnyMessageKey
  values?: Readonly<Record<string, string>>
}

/** A failure that the caller is told of: its code decides status and words (contract/src/platform/error-codes.ts). */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly details: readonly ProblemDetail[]

  /** Of `conflict`: what stands now. */
  readonly present: unknown

  /** For the security event that a refusal leaves (platform/security-events/note-refusals.ts); neither is ever answered. */
  subject: string | null = null
  event: SecurityEventKind | null = null

  constructor(code: ErrorCode, details: readonly ProblemDetail[] = [], present?: unknown) {
    super(code)
    this.code = code
    this.details = details
    this.present = present
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
