import { dispositionNames } from '@marketplace/contract/care/dispositions'
import {
  callPurposeNames,
  freeTask,
  getCallFloor,
  playRecording,
  type CallFloor,
} from '@marketplace/contract/care/telecalling'
import { useState, type ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { Ago } from '../../office/show/ago.tsx'
import { clockText, timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { dutyWords, talkText } from './call-words.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="p-4">
    <h2 className="mb-2 text-base font-semibold">{title}</h2>
    {children}
  </Card>
)

const Caller = ({ caller }: { caller: CallFloor['callers'][number] }) => {
  const [isBusy, setBusy] = useState(false)
  const { task } = caller
  const free = async (task_id: number): Promise<void> => {
    setBusy(true)
    try {
      await officeCall(freeTask, { body: { task_id } })
      showToast('Given back to the queue', 'good')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
      invalidate('telecalling')
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-40 font-medium wrap-anywhere">{caller.name}</span>
      <StatusDot tone={dutyWords[caller.duty].tone}>
        {dutyWords[caller.duty].text} since {clockText(caller.duty_since)}
      </StatusDot>
      <span className="text-ink-soft">
        {caller.calls} called, {caller.talks} talked to
        {caller.talk_s === 0 ? '' : `, ${talkText(caller.talk_s)}`}
      </span>
      <span className="text-ink-soft">
        {caller.outcomes
          .map(({ disposition, count }) => `${dispositionNames[disposition]} ${count}`)
          .join(', ')}
      </span>
      {task === null ? null : (
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <span>
            {callPurposeNames[task.purpose]}, for <Ago moment={task.leased_at} />
          </span>
          <Button kind="secondary" className="text-sm" busy={isBusy} onClick={() => void free(task.task_id)}>
            Give it back
          </Button>
        </span>
      )}
    </li>
  )
}

/** The floor of today, for its supervisor: who is on duty with what, what waits, what is late, what was recorded. */
export const FloorView = () => {
  const { value, error, reload } = useAnswer(ask('telecalling', getCallFloor, {}))
  const floor = value?.data ?? null
  if (floor === null)
    return error === null ? (
      <SkeletonRows label="Loading the floor" />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  return (
    <div className="flex flex-col gap-4">
      <Part title="Callers today">
        {floor.callers.length === 0 ? (
          <p className="text-ink-soft">Nobody is on duty</p>
        ) : (
          <ul className="divide-y divide-line-soft">
            {floor.callers.map((caller) => (
              <Caller key={caller.staff_id} caller={caller} />
            ))}
          </ul>
        )}
      </Part>
      <Part title="Late call-backs">
        {floor.late.length === 0 ? (
          <p className="text-ink-soft">None is more than ten minutes late</p>
        ) : (
          <ul className="divide-y divide-line-soft">
            {floor.late.map(({ task_id, user_id, name, promised_at, promised_by }) => (
              <li key={task_id} className="flex flex-wrap gap-x-4 py-2">
                <Link to={`/admin/csr-portal/${user_id}`}>{name}</Link>
                <StatusDot tone="bad">promised for {timeText(promised_at)}</StatusDot>
                <span className="text-ink-soft">{promised_by === null ? '' : `by ${promised_by}`}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Waiting to be called">
        {floor.due.length === 0 ? (
          <p className="text-ink-soft">Nobody waits</p>
        ) : (
          <ul className="divide-y divide-line-soft">
            {floor.due.map(({ purpose, due, later, oldest_at }) => (
              <li key={purpose} className="flex flex-wrap gap-x-4 py-2">
                <span className="min-w-56 font-medium">{callPurposeNames[purpose]}</span>
                <span>{due} due</span>
                <span className="text-ink-soft">{later} later</span>
                <span className="text-ink-soft">
                  {oldest_at === null ? null : (
                    <>
                      the oldest waits <Ago moment={oldest_at} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      {floor.recordings.length === 0 ? null : (
        <Part title="Recorded today">
          <ul className="divide-y divide-line-soft">
            {floor.recordings.map(({ call_id, user_id, name, caller, at, talk_s }) => (
              <li key={call_id} className="flex flex-wrap items-center gap-x-4 py-2">
                <Link to={`/admin/csr-portal/${user_id}`}>{name}</Link>
                <span className="text-ink-soft">
                  {caller}, {clockText(at)}
                  {talk_s === null ? '' : `, ${talkText(talk_s)}`}
                </span>
                <Button
                  kind="quiet"
                  className="text-sm"
                  onClick={() => void officeDownload(playRecording, { params: { call_id } }, 'call.wav')}
                >
                  Listen
                </Button>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}
