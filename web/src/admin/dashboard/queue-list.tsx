import { listWorkQueues } from '@marketplace/contract/office/dashboard'
import { useId } from 'react'
import { Link } from 'react-router'
import { ask, useAnswer } from '../../office/answers.ts'
import { count } from '../../i18n/format-values.ts'
import { timeText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { queueRowsAddress } from './rows-address.ts'
import { queueAdvice, queueTitles } from './step-words.ts'

const REFRESH_MS = 60_000
const refresh = (): number => REFRESH_MS
const workQueues = ask('dashboard', listWorkQueues, {})

/** What waits for a person, in all brands; an empty queue says so and needs nobody. */
export const QueueList = () => {
  const id = useId()
  const role = decodeRole(useOfficeSession().roleId)
  const answer = useAnswer(workQueues, { every: refresh })
  const value = answer.value?.data ?? null
  const { error, reload } = answer
  return (
    <Card aria-labelledby={id} className="p-4">
      <h2 id={id} className="mb-2 text-base">
        Waiting for a person
      </h2>
      {value === null && error !== null ? <ErrorState error={error} onRetry={reload} /> : null}
      {value === null && error === null ? <Skeleton className="h-72" /> : null}
      {value === null ? null : (
        <ul className="divide-y divide-line-soft text-sm">
          {value.map(({ queue, count: waiting, oldest_at }) => (
            <li key={queue} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 grow basis-40 sm:basis-64">
                <p>
                  <StatusDot tone={waiting === 0 ? 'good' : 'warn'}>{queueTitles[queue]}</StatusDot>
                </p>
                {waiting === 0 ? null : <p className="ps-4 text-ink-soft">{queueAdvice[queue]}</p>}
              </div>
              <span className="figures text-xs text-ink-soft">
                {oldest_at === null ? '' : `oldest ${timeText(oldest_at)}`}
              </span>
              <Link
                to={queue === 'alarms' && role === 1 ? '/admin/security' : queueRowsAddress(queue)}
                aria-label={`${queueTitles[queue]}: ${count(waiting)}`}
                className="figures ms-auto inline-flex min-h-9 min-w-16 items-center justify-end text-base font-semibold pointer-coarse:min-h-11"
              >
                {count(waiting)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
