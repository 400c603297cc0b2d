import { incidentKinds, listIncidents, type Incident } from '@marketplace/contract/office/incidents'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { clockWords, stepNames } from './incident-words.ts'
import { OpenIncidentDialog } from './open-incident-dialog.tsx'

const PAGE_SIZE = 50
const defaults = { page: '1' }

/** The next duty of an open incident, or that it is closed. */
const Next = ({ incident: { closed_at, clocks } }: { incident: Incident }) => {
  if (closed_at !== null) return <StatusDot tone="idle">closed {timeText(closed_at)}</StatusDot>
  const next = clocks.find(({ state }) => state === 'late') ?? clocks.find(({ state }) => state === 'running')
  if (next === undefined) return <StatusDot tone="good">every duty is done</StatusDot>
  const { tone, words } = clockWords(next)
  return (
    <StatusDot tone={tone}>
      {stepNames[next.step]}: {words}
    </StatusDot>
  )
}

const columns: readonly Column<Incident>[] = [
  {
    key: 'number',
    title: 'Incident',
    width: 128,
    cell: ({ number }) => (
      <Link to={`/admin/incidents/${number}`} className="figures font-semibold underline underline-offset-4">
        {number}
      </Link>
    ),
  },
  { key: 'title', title: 'Title', width: 260, cell: ({ title }) => title },
  { key: 'next', title: 'Next duty', width: 380, cell: (incident) => <Next incident={incident} /> },
  { key: 'noticed_at', title: 'Noticed', width: 150, cell: ({ noticed_at }) => timeText(noticed_at) },
  { key: 'kind', title: 'Kind', width: 240, cell: ({ kind }) => incidentKinds[kind] },
  {
    key: 'people',
    title: 'People',
    width: 92,
    align: 'end',
    cell: ({ personal_data, people }) =>
      personal_data === 0 ? 'none' : (people?.toLocaleString('en-IN') ?? 'unknown'),
  },
]
const keyOf = ({ number }: Incident): string => number
const none = <EmptyRows text="No incident yet">May it stay so. What to do is in the runbook.</EmptyRows>

/** Security and personal-data incidents with the clocks of CERT-In (6 hours) and of the Data Protection Board (72 hours). */
export const IncidentsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const { value, error, reload } = useAnswer(
    ask('incidents', listIncidents, { query: { page, page_size: PAGE_SIZE } }),
  )
  const [isOpen, setOpen] = useState(false)
  useCreate('Open incident', () => setOpen(true))
  return (
    <>
      <PageHeading
        title="Incidents"
        text="Clocks run from the moment that an incident is noticed: CERT-In within 6 hours, the Data Protection Board and the people without delay, the particulars within 72 hours."
        actions={
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <IconPlus aria-hidden="true" className="size-5" />
            Open incident
          </Button>
        }
      />
      <PagedRows
        label="Incidents"
        of="incidents"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
      />
      {isOpen ? <OpenIncidentDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
