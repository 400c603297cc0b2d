import type { FileKind, FileOutcome, FileState } from '@marketplace/contract/money/lender-file-words'
import { busyStates, fileStates } from '@marketplace/contract/money/lender-file-words'
import type { FileReading, LenderFile, LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { countText } from '../../office/list/count-text.ts'
import { timeText } from '../../office/show/day-text.ts'
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
export const fileStateChoices = fileStates.map((value) => ({ value, label: wordsOfState(value) }))

/** The server is at it: the page looks again. */
export const isBusy = (state: FileState): boolean => busyStates.includes(state)

const undoable: ReadonlySet<FileState> = new Set(['DONE', 'DONE_WITH_ERRORS', 'CANCELLED', 'PARTLY_UNDONE'])

/** What changed something can be undone, also one that was stopped on its way (server: money/uploads/decide-file.ts). */
export const canBeUndone = ({ state, rows_updated }: Pick<LenderFile, 'state' | 'rows_updated'>): boolean =>
  undoable.has(state) && rows_updated > 0

const answered: ReadonlySet<FileState> = new Set(['NEEDS_MAPPING', 'PLANNED'])
const answeredForNext: ReadonlySet<FileState> = new Set(['DONE', 'DONE_WITH_ERRORS', 'NOTHING_CHANGED'])

/** What answers of a file are for: to plan it, or for the next one of its kind; null where none is taken. */
export const answersFor = (state: FileState): 'plan' | 'next' | null =>
  answered.has(state) ? 'plan' : answeredForNext.has(state) ? 'next' : null

const tabs: Readonly<Record<FileOutcome, string>> = {
  new_event: 'Will change',
  applied: 'Applied',
  stated: 'Will be booked',
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

/** What was planned of a file that was stopped does not happen any more. */
const titleIn = (state: FileState, outcome: FileOutcome): string =>
  state === 'CANCELLED' && outcome === 'new_event' ? 'Not applied' : tabs[outcome]

/** Always there, so that nobody has to wonder whether it was looked for: of a file of statuses, and of a commission file. */
const alwaysOfMoves: ReadonlySet<FileOutcome> = new Set(['held', 'ambiguous', 'extra', 'missing', 'error'])
const alwaysOfCommission: ReadonlySet<FileOutcome> = new Set(['stated', 'ambiguous', 'extra', 'error'])

/** The tabs of a file in their order, each with its count: what was found, and what is always looked for. */
export const outcomeTabs = ({
  kind,
  state,
  outcomes,
}: Pick<LenderFileDetail, 'kind' | 'state' | 'outcomes'>): {
  outcome: FileOutcome
  title: string
  count: number
}[] => {
  const countOf = new Map(outcomes.map(({ outcome, count }) => [outcome, count]))
  const always = kind === 'commission' ? alwaysOfCommission : alwaysOfMoves
  return tabOrder
    .map((outcome) => ({ outcome, title: titleIn(state, outcome), count: countOf.get(outcome) ?? 0 }))
    .filter(({ outcome, count }) => count > 0 || always.has(outcome))
}

/** Whether the lines of a file have come to something that can be shown. */
export const hasOutcomes = ({ state, outcomes }: Pick<LenderFileDetail, 'state' | 'outcomes'>): boolean =>
  state !== 'FAILED' && outcomes.length > 0

/** What a file that was stopped has changed. */
export const cancelledText = (rows: number): string => {
  if (rows === 0) return 'Nothing was changed.'
  return `${countText(rows, 'rows')} ${rows === 1 ? 'was' : 'were'} changed before it was stopped.`
}

/** "1 line: 1", "1,242 lines: 1,118 + 7 + 4": each line of a file has one outcome; a missing application is no line. */
export const sumText = (counts: readonly { outcome: FileOutcome; count: number }[]): string => {
  const parts = counts.filter(({ outcome, count }) => outcome !== 'missing' && count > 0)
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const said = (value: number): string => value.toLocaleString('en-IN')
  return `${said(total)} ${total === 1 ? 'line' : 'lines'}${parts.length === 0 ? '' : `: ${parts.map(({ count }) => said(count)).join(' + ')}`}`
}

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

/** What was read of the file: "Sheet “Oct”, titles in line 2. Not read: “Notes”."; null where there is nothing to say. */
export const sheetText = ({
  sheet,
  header_line,
  other_sheets,
}: Pick<FileReading, 'sheet' | 'header_line' | 'other_sheets'>): string | null => {
  const read = [
    sheet === null ? null : `Sheet ${quoted([sheet])}`,
    header_line === null ? null : `${sheet === null ? 'Titles' : 'titles'} in line ${header_line}`,
  ].filter((part) => part !== null)
  const left = other_sheets.length === 0 ? null : `Not read: ${quoted(other_sheets)}`
  const sentences = [read.length === 0 ? null : read.join(', '), left].filter((part) => part !== null)
  return sentences.length === 0 ? null : `${sentences.join('. ')}.`
}

/** By whose answers the columns of the file were read. */
export const mappingText = ({ mapping }: Pick<FileReading, 'mapping'>): string =>
  mapping === null
    ? 'Columns read without saved answers.'
    : `Columns read by version ${mapping.version} of the answers, of ${mapping.staff_name}, ${timeText(mapping.created_at)}.`

/** The title of the dialog of section 8. */
export const errorsFoundText = (count: number): string => `${count} Errors found`

/** Where the files of a kind are listed; each has its page below. */
export const listPathOf: Readonly<Record<FileKind, string>> = {
  status: '/admin/application-status-file',
  mis: '/admin/mis-upload',
  commission: '/admin/commission-upload-file',
}

const notDone: ReadonlySet<FileOutcome> = new Set(['held', 'ambiguous', 'extra', 'error'])
/** A line of a commission file that names no loan of ours, or none exactly, is kept and waits in the month for a person. */
const kept: ReadonlySet<FileOutcome> = new Set(['stated', 'extra', 'ambiguous'])
const unread: ReadonlySet<FileOutcome> = new Set(['error'])

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)
const countOf = ({ outcomes }: Pick<LenderFileDetail, 'outcomes'>, which: ReadonlySet<FileOutcome>): number =>
  sumOf(outcomes.filter(({ outcome }) => which.has(outcome)))

/** What applying a plan does, in words: the button, what comes of it, and how many lines are not done. */
export const applyText = (
  file: Pick<LenderFileDetail, 'kind' | 'changes' | 'outcomes'>,
): { apply: string; effect: string; left: number } =>
  file.kind === 'commission'
    ? {
        apply: `Apply ${countText(countOf(file, kept), 'lines')}`,
        effect:
          'What the lender states is booked beside what we expect. A line without its loan waits in the month for a person. Customers see nothing of it.',
        left: countOf(file, unread),
      }
    : {
        apply: `Apply ${countText(sumOf(file.changes), 'changes')}`,
        effect:
          'Customers see the new status, and those who agreed to messages are written to. A row that somebody touches meanwhile is left alone and listed.',
        left: countOf(file, notDone),
      }

/** Where the month of a commission file is reconciled, once lines of it are booked; null for any other file. */
export const reconcilePath = ({
  kind,
  lender_id,
  month,
  rows_updated,
}: Pick<LenderFile, 'kind' | 'lender_id' | 'month' | 'rows_updated'>): string | null =>
  kind === 'commission' && lender_id !== null && month !== null && rows_updated > 0
    ? `/admin/reconciliation/${lender_id}/${month}`
    : null
