import type { AnyMessageKey } from './translate.ts'
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

  constructor(code: ErrorCode, details: readonly ProblemDetail[] = [], present?: unknown) {
    super(code)
    this.code = code
    this.details = details
    this.present = present
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
