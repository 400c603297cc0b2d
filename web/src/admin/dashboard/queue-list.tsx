import { listWorkQueues } from '@marketplace/contract/office/dashboard'
import { useId } from 'react'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { count } from '../../i18n/format-values.ts'
import { Ago } from '../../office/show/ago.tsx'
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

/** What waits for a person, in all brands; a queue with nothing in it is quiet. */
export const QueueList = () => {
  const id = useId()
  const role = decodeRole(useOfficeSession().roleId)
  const answer = useAnswer(workQueues, { every: refresh })
  const value = answer.value?.data ?? null
  const { error, reload } = answer
  return (
    <Card aria-labelledby={id} className="@container min-w-0 p-4!">
      <div className="mb-1 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="grow text-base">
          Waiting for a person
        </h2>
        <span className="text-xs text-ink-3">in all brands</span>
      </div>
      {value === null && error !== null ? <ErrorState error={error} onRetry={reload} /> : null}
      {value === null && error === null ? <Skeleton className="h-60" /> : null}
      {value === null ? null : (
        <ul className="grid gap-x-6 @min-[40rem]:grid-cols-2">
          {value.map(({ queue, count: waiting, oldest_at }) => (
            <li key={queue} className="border-t border-row">
              <Link
                to={queue === 'alarms' && role === 1 ? '/admin/security' : queueRowsAddress(queue)}
                title={queueAdvice[queue]}
                className="-mx-2 flex min-h-7 items-center gap-2 rounded-control px-2 text-sm no-underline hover:bg-hover pointer-coarse:min-h-11"
              >
                <span className="sr-only">{`${queueTitles[queue]}: ${count(waiting)}`}</span>
                <span
                  aria-hidden="true"
                  className={waiting === 0 ? 'min-w-0 grow truncate text-ink-3' : 'min-w-0 grow truncate'}
                >
                  {waiting === 0 ? (
                    queueTitles[queue]
                  ) : (
                    <StatusDot tone="warn">{queueTitles[queue]}</StatusDot>
                  )}
                </span>
                {oldest_at === null ? null : (
                  <span className="figures text-xs text-ink-3">
                    <span className="sr-only">, oldest </span>
                    <Ago moment={oldest_at} />
                  </span>
                )}
                <span
                  aria-hidden="true"
                  className={
                    waiting === 0
                      ? 'figures min-w-10 shrink-0 text-end text-ink-3'
                      : 'figures min-w-10 shrink-0 text-end font-semibold underline decoration-line underline-offset-3'
                  }
                >
                  {count(waiting)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
