import type { AnyMessageKey } from './say.ts'
import { errorStatus, type ErrorCode } from '@marketplace/contract/error-codes'

/** A failure that the caller is told of: its code decides status and words (contract/src/error-codes.ts). */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly details: readonly { field: string; key: AnyMessageKey }[]

  constructor(code: ErrorCode, details: readonly { field: string; key: AnyMessageKey }[] = []) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
