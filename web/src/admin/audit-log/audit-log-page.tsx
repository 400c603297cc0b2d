import { exportAuditEntries, listAuditEntries, type AuditEntry } from '@marketplace/contract/office/audit-log'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { officeDownload } from '../../office/session/downloads.ts'
import { CountedPager } from '../../office/show/counted-pager.tsx'
import { isRealDay } from '../../office/show/day-text.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { useDebounced } from '../../office/table/use-debounced.ts'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { auditColumns } from './audit-columns.tsx'
import { AuditEntryDialog } from './audit-entry-dialog.tsx'
import { auditChoices, noFilters, type AuditFilterValues } from './audit-filters.ts'

const defaults = { ...noFilters, page: '1', page_size: '50' }
const pageSizes = [20, 50, 100, 200]
const apart = ['page_size']
const keyOf = ({ entry_id }: AuditEntry): number => entry_id

const pageSizeFrom = (text: string): number => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= 200 ? number : 50
}

/** What the address asks for, in the form of the call: an empty filter and a day that does not exist are left out. */
const filtersOf = (values: AuditFilterValues): Partial<AuditFilterValues> =>
  Object.fromEntries(
    Object.keys(noFilters).flatMap((name) => {
      const value = values[name as keyof AuditFilterValues].trim()
      const isDay = name === 'from' || name === 'to'
      return value === '' || (isDay && !isRealDay(value)) ? [] : [[name, value]]
    }),
  )

const noEntries = <EmptyRows>Every change made in the back office is written down here.</EmptyRows>

/** Who did what, newest first (trust.md: append-only, each entry bound to the one before it). */
export const AuditLogPage = () => {
  const [state, setState] = useUrlState(defaults)
  const asked = useDebounced(state)
  const page = pageFrom(state.page)
  const pageSize = pageSizeFrom(state.page_size)
  const filters = filtersOf(asked)
  // Counted to the end for these filters alone.
  const [countedFor, setCountedFor] = useState<string | null>(null)
  const isCountedWhole = countedFor === JSON.stringify(filters)
  const { value, error, reload } = useAnswer(
    ask('audit-log', listAuditEntries, {
      query: {
        ...filters,
        ...(isCountedWhole && { count: 'exact' as const }),
        page: pageFrom(asked.page),
        page_size: pageSizeFrom(asked.page_size),
      },
    }),
  )
  const [open, setOpen] = useState<AuditEntry | null>(null)
  const columns = useMemo(() => auditColumns(setOpen), [])
  return (
    <>
      <PageHeading
        title="Audit log"
        text="Who did what, newest first. Entries are never changed."
        actions={
          <Button
            kind="secondary"
            onClick={() =>
              void officeDownload(exportAuditEntries, { body: filtersOf(state) }, 'audit-log.csv').then(
                reload,
              )
            }
          >
            <IconDownload aria-hidden="true" className="size-5" />
            Export
          </Button>
        }
      />
      <PagedList
        name="audit-log"
        label="Audit entries"
        of="entries"
        apart={apart}
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        filters={listFilters(auditChoices, state, (changes) => setState({ ...changes, page: '1' }))}
        count={value?.is_exact === 0 ? `${value.total.toLocaleString('en-IN')}+ entries` : undefined}
        emptyText={noEntries}
        page={page}
        pageSize={pageSize}
        onPage={(next) => setState({ page: String(next) })}
        pager={
          value === null ? null : (
            <CountedPager
              label="audit entries"
              page={page}
              pageSize={pageSize}
              shown={value.data.length}
              counted={value}
              onPage={(next) => setState({ page: String(next) })}
              pageSizes={pageSizes}
              onPageSize={(size) => setState({ page_size: String(size), page: '1' })}
              onCount={() => setCountedFor(JSON.stringify(filters))}
              isCounting={isCountedWhole && error === null}
            />
          )
        }
        readAll={null}
      />
      {open === null ? null : <AuditEntryDialog entry={open} onClose={() => setOpen(null)} />}
    </>
  )
}
