import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { count, money } from '../../i18n/format-values.ts'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { wordsOfStatus } from '../csr-portal/status-words.ts'
import {
  cancelledText,
  hasOutcomes,
  isBusy,
  mappingText,
  sheetText,
  sumText,
  toneOfState,
  wordsOfState,
} from './file-words.ts'

/** Of a file that is applied or undone not every line is one to do. */
const progressText = ({ state, rows_done, rows_total }: LenderFileDetail): string => {
  if (state === 'APPLYING' || state === 'UNDOING') return `${count(rows_done)} lines done`
  return rows_total === null
    ? `${count(rows_done)} lines read`
    : `${count(rows_done)} of ${count(rows_total)} lines`
}

/** What an error is about, by where the file stands. */
const errorTitle = (state: LenderFileDetail['state']): string => {
  if (state === 'FAILED') return 'The file could not be read'
  if (state === 'DONE_WITH_ERRORS') return 'The file was applied in part'
  return state === 'UNDOING' || state === 'UNDONE' || state === 'PARTLY_UNDONE'
    ? 'The file was undone in part'
    : 'The file was not applied'
}

/** How far the server is with a file, what it came to, or the outcomes of its lines. */
const standText = (file: LenderFileDetail): string | null => {
  if (isBusy(file.state)) return progressText(file)
  if (file.state === 'CANCELLED') return cancelledText(file.rows_updated)
  return hasOutcomes(file) ? sumText(file.outcomes) : null
}

/** What a file that is not stopped will change or has changed, by status. */
const Changes = ({ file: { state, changes } }: { file: LenderFileDetail }) =>
  changes.length === 0 || state === 'CANCELLED' || state === 'FAILED' ? null : (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {changes.map(({ status, count: rows, amount }) => (
        <div key={status}>
          <dt className="text-ink-soft">{wordsOfStatus(status)}</dt>
          <dd className="figures">
            <span className="font-semibold">{count(rows)}</span>
            {amount === 0 ? null : ` · ${money(amount)}`}
          </dd>
        </div>
      ))}
    </dl>
  )

/** What of the file was read, by whose answers, and what is to be known of it. */
const Reading = ({ reading }: { reading: NonNullable<LenderFileDetail['reading']> }) => (
  <div className="text-sm text-ink-soft">
    {[sheetText(reading), mappingText(reading), ...reading.notices]
      .filter((line) => line !== null)
      .map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
  </div>
)

/** Where a file stands, what it will change or has changed by status, and what is to be known of it. */
export const FileFacts = ({ file }: { file: LenderFileDetail }) => {
  const { state, error, same_as, reading } = file
  const stand = standText(file)
  return (
    <div className="mb-4 grid gap-3">
      <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <StatusDot tone={toneOfState(state)}>{wordsOfState(state)}</StatusDot>
        {stand === null ? null : <span className="text-ink-soft">{stand}</span>}
        {state === 'PLANNED' ? <span className="text-ink-soft">Nothing is changed yet.</span> : null}
      </p>
      {error === null ? null : (
        <Notice tone="bad" title={errorTitle(state)}>
          {error}
        </Notice>
      )}
      {same_as === null ? null : (
        <Notice tone="warn">
          The same file was uploaded on {timeText(same_as.created_at)} by {same_as.staff_name}:{' '}
          {wordsOfState(same_as.state).toLowerCase()}.
        </Notice>
      )}
      <Changes file={file} />
      {reading === null ? null : <Reading reading={reading} />}
    </div>
  )
}
