import {
  securityEventKinds,
  type SecurityEventKind,
} from '@marketplace/contract/platform/security-event-kinds'
import { listSecurityEvents, type SecurityEventRow } from '@marketplace/contract/office/security'
import { useMemo, useState, type SubmitEvent } from 'react'
import { count } from '../../i18n/format-values.ts'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { isRealDay, timeText } from '../../office/show/day-text.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const apart = ['tab']
const kinds = Object.entries(securityEventKinds).map(([value, label]) => ({ value, label }))
const choices = [
  { key: 'kind', label: 'What', options: kinds },
  { key: 'day', label: 'Day', options: [], typed: 'day' },
] as const
const keyOf = ({ event_id }: SecurityEventRow): number => event_id

/** A keyed hash; pressed, the list shows what else was seen under it. */
const Key = ({ value, title, show }: { value: string; title: string; show: (who: string) => void }) =>
  value === '' ? (
    '–'
  ) : (
    <button
      type="button"
      aria-label={`All events of ${title} ${value}`}
      onClick={() => show(value)}
      className="figures inline-flex min-h-8 items-center rounded-control text-brand-ink underline pointer-coarse:min-h-11"
    >
      {value}
    </button>
  )

const columnsOf = (show: (who: string) => void): readonly Column<SecurityEventRow>[] => [
  {
    key: 'minute',
    title: 'Minute',
    width: 160,
    cell: ({ minute }) => <span className="figures">{timeText(minute)}</span>,
  },
  {
    key: 'kind',
    title: 'What',
    width: 250,
    cell: ({ kind }) => <span title={securityEventKinds[kind]}>{securityEventKinds[kind]}</span>,
  },
  { key: 'hits', title: 'Times', width: 80, align: 'end', cell: ({ hits }) => count(hits) },
  {
    key: 'address',
    title: 'Address',
    width: 180,
    hint: 'A keyed hash: equal ones are the same address',
    cell: ({ address_key }) => <Key value={address_key} title="address" show={show} />,
  },
  {
    key: 'subject',
    title: 'Who',
    width: 180,
    hint: 'A keyed hash of a contact, a user name or a customer',
    cell: ({ subject_key }) => <Key value={subject_key} title="subject" show={show} />,
  },
  { key: 'actor', title: 'As', width: 110, cell: ({ actor_kind }) => actor_kind },
  { key: 'call', title: 'Call', width: 320, cell: ({ call }) => <span title={call}>{call}</span> },
]

const counted = (number: number, word: string): string => `${count(number)} ${word}${number === 1 ? '' : 's'}`

const noEvents = <EmptyRows>Nothing of that kind was noted.</EmptyRows>

/** Filters as they stand in the address; `who` stands in none, as it may be a contact. */
export interface EventFilters {
  kind: string
  day: string
  page: string
}

interface EventsTableProps {
  filters: EventFilters
  page: number
  onFilters: (filters: Partial<EventFilters>) => void
}

const kindOf = (text: string): SecurityEventKind | undefined =>
  kinds.some(({ value }) => value === text) ? (text as SecurityEventKind) : undefined

/** Refusals as investigators read them, the newest first: what, when, from where and about whom, without a name. */
export const EventsTable = ({ filters, page, onFilters }: EventsTableProps) => {
  const [typed, setTyped] = useState('')
  const [who, setWho] = useState('')
  const show = (next: string): void => {
    setTyped(next)
    setWho(next)
    onFilters({ page: '1' })
  }
  const kind = kindOf(filters.kind)
  const cutBy = {
    ...(kind !== undefined && { kind }),
    ...(isRealDay(filters.day) && { day: filters.day }),
    ...(who !== '' && { who }),
  }
  const { value, error, reload } = useAnswer(
    ask('security', listSecurityEvents, { body: { ...cutBy, page } }),
  )
  const columns = useMemo(
    () =>
      columnsOf((key) => {
        setTyped(key)
        setWho(key)
        onFilters({ page: '1' })
      }),
    [onFilters],
  )
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    show(typed.trim())
  }
  return (
    <>
      <search>
        <form noValidate onSubmit={submit} className="mb-3 flex flex-wrap items-end gap-3">
          <TextField
            label="Contact, user name, address or key"
            className="min-w-64"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">Find</Button>
          {who === '' ? null : (
            <Button kind="quiet" onClick={() => show('')}>
              Of everybody
            </Button>
          )}
        </form>
      </search>
      <PagedList
        name="security-events"
        views="security.events"
        apart={apart}
        label="Security events"
        of="events"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        filters={listFilters(choices, filters, (changes) => onFilters({ ...changes, page: '1' }))}
        count={
          value === null ? undefined : `${counted(value.hits, 'event')} in ${counted(value.total, 'row')}`
        }
        emptyText={noEvents}
        page={page}
        pageSize={value?.page_size ?? 1}
        onPage={(next) => onFilters({ page: String(next) })}
        readAll={() => readAll(listSecurityEvents, { body: cutBy })}
      />
    </>
  )
}
