import { alarmKinds } from '@marketplace/contract/platform/security-event-kinds'
import {
  acknowledgeAlarm,
  endAlarmByHand,
  listAlarms,
  type Alarm,
} from '@marketplace/contract/office/security'
import { useMemo, useState } from 'react'
import { ask, invalidate, readAll, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { PagedList } from '../../office/list/paged-list.tsx'
import { actsColumn, agoColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot, type Tone } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ageText } from './alarm-age.ts'

const PAGE_SIZE = 20
const REFRESH_MS = 60_000
const refresh = (): number => REFRESH_MS
const apart = ['tab']
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

const stateOf = ({ ended_at, acknowledged_at, acknowledged_by }: Alarm): { tone: Tone; words: string } => {
  if (ended_at !== null) return { tone: 'idle', words: `Ended ${timeText(ended_at)}` }
  if (acknowledged_at !== null) return { tone: 'warn', words: `${acknowledged_by} looks into it` }
  return { tone: 'bad', words: 'Open' }
}

const columnsOf = (open: (action: AlarmAction) => void): readonly Column<Alarm>[] => [
  textColumn('kind', 'Alarm', 210, ({ kind }) => alarmKinds[kind]),
  textColumn('detail', 'About', 260, detailText),
  agoColumn('raised', 'Since', ({ raised_at }) => raised_at),
  {
    key: 'age',
    title: 'Age',
    width: 110,
    cell: ({ raised_at, ended_at }) =>
      ageText(raised_at, ended_at === null ? Date.now() : Date.parse(ended_at)),
  },
  { key: 'times', title: 'Times', width: 80, align: 'end', cell: ({ times }) => times },
  {
    key: 'state',
    title: 'Now',
    width: 220,
    exported: (alarm) => stateOf(alarm).words,
    cell: (alarm) => {
      const { tone, words } = stateOf(alarm)
      return <StatusDot tone={tone}>{words}</StatusDot>
    },
  },
  actsColumn(
    ({ kind, raised_at }) => `${alarmKinds[kind]}, ${timeText(raised_at)}`,
    (alarm) => [
      ...(alarm.ended_at === null && alarm.acknowledged_at === null
        ? [{ label: 'Acknowledge…', run: () => open({ kind: 'acknowledge' as const, alarm }) }]
        : []),
      ...(alarm.ended_at === null
        ? [{ label: 'End…', run: () => open({ kind: 'end' as const, alarm }) }]
        : []),
      historyAct('alarm', alarm.alarm_id),
    ],
  ),
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
  return (
    <>
      <PagedList
        name="security-alarms"
        views="security.alarms"
        apart={apart}
        label="Alarms"
        of="alarms"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        count={
          value === null
            ? undefined
            : `${value.open === 0 ? 'No alarm is open' : `${value.open} open`}, ${value.total} in all`
        }
        emptyText={noAlarms}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={onPage}
        readAll={() => readAll(listAlarms, { query: {} })}
      />
      {action === null ? null : <ActionDialog action={action} onClose={() => setAction(null)} />}
    </>
  )
}
