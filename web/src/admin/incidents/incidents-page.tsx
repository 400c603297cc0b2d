import { incidentKinds, listIncidents, type Incident } from '@marketplace/contract/office/incidents'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { askAll, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowLink } from '../../office/list/row-name.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot, type Tone } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { clockWords, stepNames } from './incident-words.ts'
import { OpenIncidentDialog } from './open-incident-dialog.tsx'

const everyIncident = askAll('incidents', listIncidents, {})

/** The next duty of an open incident, or that it is closed. */
const nextOf = ({ closed_at, clocks }: Incident): { tone: Tone; words: string } => {
  if (closed_at !== null) return { tone: 'idle', words: `closed ${timeText(closed_at)}` }
  const next = clocks.find(({ state }) => state === 'late') ?? clocks.find(({ state }) => state === 'running')
  if (next === undefined) return { tone: 'good', words: 'every duty is done' }
  const { tone, words } = clockWords(next)
  return { tone, words: `${stepNames[next.step]}: ${words}` }
}

/** What is late is open, too. */
const statesOf = ({ closed_at, clocks }: Incident): readonly string[] =>
  closed_at !== null ? ['closed'] : clocks.some(({ state }) => state === 'late') ? ['open', 'late'] : ['open']

const filters: readonly RowFilter<Incident>[] = [
  {
    key: 'state',
    label: 'State',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'late', label: 'Open with a late duty' },
      { value: 'closed', label: 'Closed' },
    ],
    of: statesOf,
  },
  {
    key: 'kind',
    label: 'Kind',
    options: Object.entries(incidentKinds).map(([value, label]) => ({ value, label })),
    of: ({ kind }) => kind,
  },
]

const columns: readonly Column<Incident>[] = [
  {
    key: 'number',
    title: 'Incident',
    width: 128,
    sortBy: ({ number }) => number,
    cell: ({ number }) => (
      <RowLink to={`/admin/incidents/${number}`} className="figures">
        {number}
      </RowLink>
    ),
  },
  textColumn('title', 'Title', 260, ({ title }) => title),
  {
    key: 'next',
    title: 'Next duty',
    width: 380,
    exported: (incident) => nextOf(incident).words,
    cell: (incident) => {
      const { tone, words } = nextOf(incident)
      return <StatusDot tone={tone}>{words}</StatusDot>
    },
  },
  agoColumn('noticed_at', 'Noticed', ({ noticed_at }) => noticed_at),
  textColumn('kind', 'Kind', 240, ({ kind }) => incidentKinds[kind]),
  {
    key: 'people',
    title: 'People',
    width: 92,
    align: 'end',
    sortBy: ({ personal_data, people }) => (personal_data === 0 ? 0 : people),
    cell: ({ personal_data, people }) =>
      personal_data === 0 ? 'none' : (people?.toLocaleString('en-IN') ?? 'unknown'),
  },
]
const pathOf = ({ number }: Incident): string => `/admin/incidents/${number}`
const searchText = ({ number, title, kind }: Incident): string => `${number} ${title} ${incidentKinds[kind]}`
const keyOf = ({ number }: Incident): string => number
const none = <EmptyRows text="No incident yet">May it stay so. What to do is in the runbook.</EmptyRows>

/** Security and personal-data incidents with the clocks of CERT-In (6 hours) and of the Data Protection Board (72 hours). */
export const IncidentsPage = () => {
  const { value, error, reload } = useAnswer(everyIncident)
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
      <OfficeList
        name="incidents"
        label="Incidents"
        of="incidents"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
        pathOf={pathOf}
      />
      {isOpen ? <OpenIncidentDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
