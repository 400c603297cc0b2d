import { errorStatus, type ErrorCode } from '@marketplace/contract/error-codes'
import type { MessageKey } from '@marketplace/contract/messages.en'

/** A failure that the caller is told of: its code decides status and words (contract/src/error-codes.ts). */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly details: readonly { field: string; key: MessageKey }[]

  constructor(code: ErrorCode, details: readonly { field: string; key: MessageKey }[] = []) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
