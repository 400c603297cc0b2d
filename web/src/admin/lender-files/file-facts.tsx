import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { count, money } from '../../i18n/format-values.ts'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { wordsOfStatus } from '../csr-portal/status-words.ts'
import { isBusy, sumText, toneOfState, wordsOfState } from './file-words.ts'

const progressText = ({ rows_done, rows_total }: LenderFileDetail): string =>
  rows_total === null ? `${count(rows_done)} lines read` : `${count(rows_done)} of ${count(rows_total)} lines`

/** Where a file stands, what it will change or has changed by status, and what is to be known of it. */
export const FileFacts = ({ file }: { file: LenderFileDetail }) => (
  <div className="mb-4 grid gap-3">
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <StatusDot tone={toneOfState(file.state)}>{wordsOfState(file.state)}</StatusDot>
      <span className="text-ink-soft">
        {isBusy(file.state) ? progressText(file) : sumText(file.outcomes)}
      </span>
      {file.state === 'PLANNED' ? <span className="text-ink-soft">Nothing is changed yet.</span> : null}
    </p>
    {file.error === null ? null : (
      <Notice tone="bad" title="The file could not be read">
        {file.error}
      </Notice>
    )}
    {file.same_as === null ? null : (
      <Notice tone="warn">
        The same file was uploaded on {timeText(file.same_as.created_at)} by {file.same_as.staff_name}:{' '}
        {wordsOfState(file.same_as.state).toLowerCase()}.
      </Notice>
    )}
    {file.changes.length === 0 ? null : (
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {file.changes.map(({ status, count: rows, amount }) => (
          <div key={status}>
            <dt className="text-ink-soft">{wordsOfStatus(status)}</dt>
            <dd className="figures">
              <span className="font-semibold">{count(rows)}</span>
              {amount === 0 ? null : ` · ${money(amount)}`}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {(file.reading?.notices ?? []).map((notice) => (
      <p key={notice} className="text-sm text-ink-soft">
        {notice}
      </p>
    ))}
  </div>
)
