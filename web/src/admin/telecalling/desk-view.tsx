import { takeNextTask, type CallDesk, type CallTask } from '@marketplace/contract/care/telecalling'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { KeyCap } from '../../office/keys/key-cap.tsx'
import { useKey } from '../../office/keys/page-keys.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { clockText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TaskView } from './task-view.tsx'

/** Takes the next task, and says where there is none. */
const useTakeNext = (): { take: () => Promise<void>; isBusy: boolean; isEmpty: boolean } => {
  const [isBusy, setBusy] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const take = async (): Promise<void> => {
    setBusy(true)
    try {
      const { data } = await officeCall(takeNextTask, {})
      setEmpty(data.has_task === 0)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
      invalidate('telecalling')
    }
  }
  return { take, isBusy, isEmpty }
}

const NoTask = ({ desk, onPhone }: { desk: CallDesk; onPhone: () => void }) => {
  const { take, isBusy, isEmpty } = useTakeNext()
  const mayTake = desk.duty === 'on' && desk.phone !== null
  useKey(mayTake ? 'n' : null, 'Take the next', () => void take())
  if (desk.phone === null)
    return (
      <EmptyState
        title="Your own telephone is missing"
        action={
          <Button aria-haspopup="dialog" onClick={onPhone}>
            Enter it
          </Button>
        }
      >
        It rings first, then the customer’s. Nobody sees the other’s number.
      </EmptyState>
    )
  if (desk.duty !== 'on')
    return (
      <EmptyState title={desk.duty === 'paused' ? 'You are paused' : 'You are off duty'}>
        Press P to go on. Promised call-backs wait for you until ten minutes after their time.
      </EmptyState>
    )
  return (
    <EmptyState
      title={
        isEmpty ? 'Nobody to call just now' : desk.due === 0 ? 'Nobody is due' : 'People wait to be called'
      }
      action={
        <Button busy={isBusy} onClick={() => void take()}>
          Take the next
          <KeyCap keys="n" isOnBrand />
        </Button>
      }
    >
      {desk.calls_end_at === null
        ? 'Calls are over for today; those that are due wait for the morning.'
        : isEmpty
          ? 'Who may not be called now has moved to when it is allowed.'
          : `Calls end at ${clockText(desk.calls_end_at)}.`}
    </EmptyState>
  )
}

/** A caller's desk: their task, or the way to one. */
export const DeskView = ({ desk, onPhone }: { desk: CallDesk; onPhone: () => void }) => {
  const { task } = desk
  return (
    <div className="flex flex-col gap-4">
      {desk.has_telephony === 1 ? null : (
        <Notice tone="warn">No telephone is connected to this server: calls cannot be placed.</Notice>
      )}
      {task === null ? (
        <NoTask desk={desk} onPhone={onPhone} />
      ) : (
        // Another task begins with nothing typed.
        <TaskView key={task.task_id} task={task satisfies CallTask} desk={desk} />
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>
          Your telephone: {desk.phone ?? 'none yet'}{' '}
          <Button kind="quiet" className="min-h-8 px-2 text-sm" aria-haspopup="dialog" onClick={onPhone}>
            Change
          </Button>
        </span>
        <span>
          {desk.calls_end_at === null
            ? 'Calls are over for today'
            : `Calls end at ${clockText(desk.calls_end_at)}`}
        </span>
        {desk.is_recorded === 1 ? <span>Calls are recorded: say so first</span> : null}
      </p>
    </div>
  )
}
