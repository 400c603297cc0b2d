import type { FileState } from '@marketplace/contract/money/lender-file-words'
import type { LenderFile } from '@marketplace/contract/money/lender-files'

/** The way of a file. */
export const steps = ['File', 'Questions', 'Plan', 'Result'] as const

const places: Readonly<Record<FileState, number>> = {
  RECEIVED: 0,
  READING: 0,
  NEEDS_MAPPING: 1,
  PLANNED: 2,
  APPLYING: 3,
  DONE: 3,
  DONE_WITH_ERRORS: 3,
  NOTHING_CHANGED: 3,
  FAILED: 0,
  CANCELLED: 2,
  UNDOING: 3,
  UNDONE: 3,
  PARTLY_UNDONE: 3,
}

/** The place of a file in `steps`, from 0. */
export const stepOf = ({ state }: Pick<LenderFile, 'state'>): number => places[state]
