import type { FileKind, FileOutcome, FileState } from '@marketplace/contract/money/lender-file-words'
import { busyStates } from '@marketplace/contract/money/lender-file-words'
import type { Tone } from '../../office/show/status-dot.tsx'

const states: Readonly<Record<FileState, { tone: Tone; words: string }>> = {
  RECEIVED: { tone: 'info', words: 'Received' },
  READING: { tone: 'info', words: 'Being read' },
  NEEDS_MAPPING: { tone: 'warn', words: 'Has questions' },
  PLANNED: { tone: 'warn', words: 'Plan to be applied' },
  APPLYING: { tone: 'info', words: 'Being processed' },
  DONE: { tone: 'good', words: 'Done' },
  DONE_WITH_ERRORS: { tone: 'warn', words: 'Done with errors' },
  NOTHING_CHANGED: { tone: 'idle', words: 'Nothing changed' },
  FAILED: { tone: 'bad', words: 'Failed' },
  CANCELLED: { tone: 'idle', words: 'Cancelled' },
  UNDOING: { tone: 'info', words: 'Being undone' },
  UNDONE: { tone: 'idle', words: 'Undone' },
  PARTLY_UNDONE: { tone: 'warn', words: 'Partly undone' },
}

export const toneOfState = (state: FileState): Tone => states[state].tone
export const wordsOfState = (state: FileState): string => states[state].words
export const fileStateChoices = Object.entries(states).map(([value, { words }]) => ({ value, label: words }))

/** The server is at it: the page looks again. */
export const isBusy = (state: FileState): boolean => busyStates.includes(state)

/** What was applied can be undone. */
export const canBeUndone = (state: FileState): boolean => state === 'DONE' || state === 'DONE_WITH_ERRORS'

const tabs: Readonly<Record<FileOutcome, string>> = {
  new_event: 'Will change',
  applied: 'Matched',
  stated: 'Lines read',
  held: 'Held',
  ambiguous: 'Ambiguous',
  extra: 'Extra',
  missing: 'Missing',
  error: 'Errors',
  changed_since: 'Changed meanwhile',
  unchanged: 'Unchanged',
  duplicate: 'Said twice',
  excluded: 'Left out',
  reversed: 'Taken back',
  kept: 'Kept',
}
const tabOrder = Object.keys(tabs) as FileOutcome[]

export const titleOfOutcome = (outcome: FileOutcome): string => tabs[outcome]

/** Always there, so that nobody has to wonder whether it was looked for: of a file of statuses, and of a commission file. */
const always: Readonly<Record<'moves' | 'commission', ReadonlySet<FileOutcome>>> = {
  moves: new Set<FileOutcome>(['held', 'ambiguous', 'extra', 'missing', 'error']),
  commission: new Set<FileOutcome>(['stated', 'ambiguous', 'extra', 'error']),
}

/** The tabs of a file in their order, each with its count: what was found, and what is always looked for. */
export const outcomeTabs = (
  counts: readonly { outcome: FileOutcome; count: number }[],
  kind: 'moves' | 'commission',
): { outcome: FileOutcome; title: string; count: number }[] => {
  const countOf = new Map(counts.map(({ outcome, count }) => [outcome, count]))
  return tabOrder
    .map((outcome) => ({ outcome, title: tabs[outcome], count: countOf.get(outcome) ?? 0 }))
    .filter(({ outcome, count }) => count > 0 || always[kind].has(outcome))
}

/** "1 line: 1", "1,242 lines: 1,118 + 7 + 4": each line of a file has one outcome; a missing application is no line. */
export const sumText = (counts: readonly { outcome: FileOutcome; count: number }[]): string => {
  const parts = counts.filter(({ outcome, count }) => outcome !== 'missing' && count > 0)
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const said = (value: number): string => value.toLocaleString('en-IN')
  return `${said(total)} ${total === 1 ? 'line' : 'lines'}${parts.length === 0 ? '' : `: ${parts.map(({ count }) => said(count)).join(' + ')}`}`
}

/** The title of the dialog of section 8. */
export const errorsFoundText = (count: number): string => `${count} Errors found`

/** Where the files of a kind are listed; each has its page below. */
export const listPathOf: Readonly<Record<FileKind, string>> = {
  status: '/admin/application-status-file',
  mis: '/admin/mis-upload',
  commission: '/admin/commission-upload-file',
}
