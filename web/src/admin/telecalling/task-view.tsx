import {
  callPurposeNames,
  placeTaskCall,
  type CallDesk,
  type CallTask,
} from '@marketplace/contract/care/telecalling'
import { IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Link } from '../../router/link.tsx'
import { KeyCap } from '../../office/keys/key-cap.tsx'
import { useKey } from '../../office/keys/page-keys.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { clockText } from '../../office/show/day-text.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { Ago } from '../../office/show/ago.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Notice } from '../../ui/surfaces.tsx'
import { callWords, isLive, languageText, reasonText, seriesText, talkText } from './call-words.ts'
import { SayPart } from './say-part.tsx'
import { SettleForm } from './settle-form.tsx'
import { SidePart } from './side-part.tsx'
import { useBeat, type Beat } from './use-beat.ts'

/** Nothing rings: pressed again it is another call. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 429 || error.status === 503)

const CallPart = ({ task, desk, beat }: { task: CallTask; desk: CallDesk; beat: Beat }) => {
  // Pressed again after a lost answer it is the same call; after one that is over, another.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { call } = beat
  const mayCall = !isBusy && !isLive(call) && desk.phone !== null && desk.has_telephony === 1
  const press = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await officeCall(placeTaskCall, {
        body: { task_id: task.task_id, request_id: requestId },
      })
      beat.setCall(data)
      setRequestId(crypto.randomUUID())
    } catch (error) {
      setFailure(error)
      if (isRefused(error)) setRequestId(crypto.randomUUID())
    } finally {
      setBusy(false)
    }
  }
  useKey(mayCall ? 'l' : null, 'Call', () => void press())
  return (
    <div className="flex flex-col items-start gap-1 sm:items-end">
      <Button
        kind={call === null ? 'primary' : 'secondary'}
        busy={isBusy}
        disabled={!mayCall}
        onClick={() => void press()}
      >
        <IconPhone aria-hidden="true" className="size-4" stroke={1.6} />
        {call === null ? 'Call' : 'Call again'}
        <KeyCap keys="l" isOnBrand={call === null} />
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {call === null ? null : (
          <>
            <StatusDot tone={callWords[call.state].tone}>{callWords[call.state].text}</StatusDot>
            {call.talk_s === null || call.talk_s === 0 ? null : `, ${talkText(call.talk_s)}`} ·{' '}
            {seriesText(call.series)}
          </>
        )}
      </p>
      {failure === null ? null : (
        <Notice tone="bad" live>
          {failureText(failure)}
        </Notice>
      )}
    </div>
  )
}

/** The person to call: who and why in one line, what to say, what happened, and what holds for them now. */
export const TaskView = ({ task, desk }: { task: CallTask; desk: CallDesk }) => {
  const beat = useBeat(task)
  const gone = (
    <Notice tone="warn" live>
      This task is not yours any more: its time was over, or it was given back.
      {beat.call === null ? null : ' What came of your call can be said as long as nobody else has the task.'}
    </Notice>
  )
  if (beat.isGone && beat.call === null) return gone
  return (
    <div className="grid gap-x-6 gap-y-4 rounded-surface bg-surface p-4 shadow-card lg:grid-cols-[minmax(0,1fr)_15rem]">
      {beat.isGone ? <div className="lg:col-span-2">{gone}</div> : null}
      <header className="flex flex-wrap items-start justify-between gap-3 lg:col-span-2">
        <div className="min-w-0">
          <p className="mb-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {task.promised_at === null ? (
              <span>{callPurposeNames[task.purpose]}</span>
            ) : (
              <Badge tone="warn">Promised call-back, {clockText(task.promised_at)}</Badge>
            )}
            <span>
              task {desk.done + 1} of today{task.tries === 0 ? '' : ` · try ${task.tries + 1}`}
            </span>
          </p>
          <h2 className="text-xl wrap-anywhere">
            {/* Beside the call: this page keeps the task while it stands. */}
            <Link to={`/admin/csr-portal/${task.user_id}`} target="_blank" rel="noopener">
              {task.name}
              <span className="sr-only"> (opens in a new tab)</span>
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">{[languageText(task.language), ...task.about].join(' · ')}</p>
          <p className="mt-1 wrap-anywhere">
            {reasonText(task)}{' '}
            <span className="text-ink-soft">
              Since <Ago moment={task.since} />.
            </span>
          </p>
        </div>
        {beat.isGone ? null : <CallPart task={task} desk={desk} beat={beat} />}
      </header>
      <div className="grid min-w-0 content-start gap-6 md:grid-cols-2">
        <SayPart task={task} />
        <SettleForm task={task} call={beat.call} endsAt={beat.endsAt} />
      </div>
      <SidePart task={task} after={desk.after} />
    </div>
  )
}
