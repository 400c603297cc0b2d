import type { JobKindFigures } from '@marketplace/contract/office/jobs'
import { count } from '../../i18n/format-values.ts'
import { timeText } from '../../office/show/day-text.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { jobKindText } from './job-kinds.ts'

/** What waits in the queues, a line a kind; nothing where nothing waits. */
export const WaitingJobs = ({ kinds }: { kinds: readonly JobKindFigures[] }) => {
  const waiting = kinds.filter((kind) => kind.waiting > 0)
  if (waiting.length === 0) return null
  return (
    <div className="mb-4">
      <Notice>
        <ul>
          {waiting.map(({ kind, waiting: jobs, oldest_due_at }) => (
            <li key={kind}>
              {jobKindText(kind)}: {count(jobs)} waiting
              {oldest_due_at === null ? '' : `, the oldest due since ${timeText(oldest_due_at)}`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
