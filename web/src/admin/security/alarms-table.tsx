import { alarmKinds } from '@marketplace/contract/platform/security-event-kinds'
import {
  acknowledgeAlarm,
  endAlarmByHand,
  listAlarms,
  type Alarm,
} from '@marketplace/contract/office/security'
import { useMemo, useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Pager } from '../../office/table/pager.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ageText } from './alarm-age.ts'

const PAGE_SIZE = 20
const REFRESH_MS = 60_000
const refresh = (): number => REFRESH_MS
const keyOf = ({ alarm_id }: Alarm): number => alarm_id

/** What somebody is about to do to an alarm. */
export interface AlarmAction {
  kind: 'acknowledge' | 'end'
  alarm: Alarm
}

const detailText = ({ subject, detail }: Alarm): string =>
  [subject, ...Object.entries(detail).map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)]
    .filter((part) => part !== '')
    .join(', ')

const State = ({ alarm: { ended_at, acknowledged_at, acknowledged_by } }: { alarm: Alarm }) => {
  if (ended_at !== null) return <StatusDot tone="idle">Ended {timeText(ended_at)}</StatusDot>
  if (acknowledged_at !== null) return <StatusDot tone="warn">{acknowledged_by} looks into it</StatusDot>
  return <StatusDot tone="bad">Open</StatusDot>
}

const Actions = ({ alarm, open }: { alarm: Alarm; open: (action: AlarmAction) => void }) => {
  if (alarm.ended_at !== null) return null
  const named = `${alarmKinds[alarm.kind]}, ${timeText(alarm.raised_at)}`
  return (
    <span className="flex gap-2">
      {alarm.acknowledged_at === null ? (
        <Button
          kind="quiet"
          className="text-sm"
          aria-haspopup="dialog"
          aria-label={`Acknowledge: ${named}`}
          onClick={() => open({ kind: 'acknowledge', alarm })}
        >
          Acknowledge
        </Button>
      ) : null}
      <Button
        kind="quiet"
        className="text-sm"
        aria-haspopup="dialog"
        aria-label={`End: ${named}`}
        onClick={() => open({ kind: 'end', alarm })}
      >
        End
      </Button>
    </span>
  )
}

const columnsOf = (open: (action: AlarmAction) => void): readonly Column<Alarm>[] => [
  {
    key: 'kind',
    title: 'Alarm',
    width: 210,
    cell: ({ kind }) => <span title={alarmKinds[kind]}>{alarmKinds[kind]}</span>,
  },
  {
    key: 'detail',
    title: 'About',
    width: 260,
    cell: (alarm) => <span title={detailText(alarm)}>{detailText(alarm)}</span>,
  },
  {
    key: 'raised',
    title: 'Since',
    width: 160,
    cell: ({ raised_at }) => <span className="figures">{timeText(raised_at)}</span>,
  },
  {
    key: 'age',
    title: 'Age',
    width: 110,
    cell: ({ raised_at, ended_at }) =>
      ageText(raised_at, ended_at === null ? Date.now() : Date.parse(ended_at)),
  },
  { key: 'times', title: 'Times', width: 80, align: 'end', cell: ({ times }) => times },
  { key: 'state', title: 'Now', width: 220, cell: (alarm) => <State alarm={alarm} /> },
  {
    key: 'actions',
    title: 'Actions',
    width: 210,
    cell: (alarm) => <Actions alarm={alarm} open={open} />,
  },
]

const noAlarms = <EmptyRows>No alarm was raised in the last thirteen months.</EmptyRows>

const words = {
  acknowledge: { title: 'Acknowledge the alarm', action: 'Acknowledge', call: acknowledgeAlarm },
  end: { title: 'End the alarm', action: 'End the alarm', call: endAlarmByHand },
} as const

const ActionDialog = ({ action, onClose }: { action: AlarmAction; onClose: () => void }) => {
  const { alarm_id, kind } = action.alarm
  const { call, ...texts } = words[action.kind]
  return (
    <ReasonDialog
      isOpen
      {...texts}
      draft={`${action.kind} alarm ${alarm_id}`}
      field="note"
      onClose={onClose}
      onSubmit={async (note) => {
        const { message } = await officeCall(call, { body: { alarm_id, note } })
        showToast(message, 'good')
        invalidate('security', 'dashboard', 'audit-log')
      }}
    >
      <p className="text-sm text-ink-soft">
        {alarmKinds[kind]}. What you write goes on the audit log with your name.
      </p>
    </ReasonDialog>
  )
}

/** What staff have to look at: those that last first, the oldest first. */
export const AlarmsTable = ({ page, onPage }: { page: number; onPage: (page: number) => void }) => {
  const question = ask('security', listAlarms, { query: { page, page_size: PAGE_SIZE } })
  const { value, error, reload } = useAnswer(question, { every: refresh })
  const [action, setAction] = useState<AlarmAction | null>(null)
  const columns = useMemo(() => columnsOf(setAction), [])
  if (value === null && error !== null) return <ErrorState error={error} onRetry={reload} />
  return (
    <>
      <output className="mb-2 block text-sm text-ink-soft">
        {value === null ? '' : value.open === 0 ? 'No alarm is open' : `${value.open} open`}
      </output>
      <DataTable
        label="Alarms"
        columns={columns}
        rows={value?.data ?? null}
        keyOf={keyOf}
        loadingText="Loading the alarms..."
        emptyText={noAlarms}
      />
      {value === null ? null : (
        <Pager label="alarms" page={page} pageSize={PAGE_SIZE} total={value.total} onPage={onPage} />
      )}
      {action === null ? null : <ActionDialog action={action} onClose={() => setAction(null)} />}
    </>
  )
}
