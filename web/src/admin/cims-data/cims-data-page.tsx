import { exportCimsData, listCimsLenders, type CimsLender } from '@marketplace/contract/office/cims'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { FilingDialog, filingNames } from './filing-dialog.tsx'

const columnsOf = (onRecord: (lender: CimsLender) => void): readonly Column<CimsLender>[] => [
  { key: 'lender', title: 'Lender', width: 260, cell: ({ lender_name }) => lender_name },
  {
    key: 'last',
    title: 'Last report',
    width: 240,
    cell: ({ filings: [last] }) =>
      last === undefined ? (
        <StatusDot tone="warn">none recorded</StatusDot>
      ) : (
        `${dayText(last.filed_on)}, ${filingNames[last.kind]}`
      ),
  },
  {
    key: 'reference',
    title: 'Reference',
    width: 260,
    cell: ({ filings: [last] }) => last?.reference ?? '–',
  },
  {
    key: 'count',
    title: 'Reports',
    width: 84,
    align: 'end',
    cell: ({ filings }) => String(filings.length),
  },
  {
    key: 'record',
    title: 'Record',
    width: 120,
    cell: (lender) => (
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-9 underline underline-offset-4 pointer-coarse:min-h-11"
        onClick={() => onRecord(lender)}
      >
        Record filing
      </button>
    ),
  },
]
const keyOf = ({ lender_id }: CimsLender): number => lender_id
const none = <EmptyRows text="No live lender">Lenders that are switched on stand here.</EmptyRows>

/** What lenders report of us to the RBI (Directions, 2025, para 17), and the data that they need for it. */
export const CimsDataPage = () => {
  const { value, error, reload } = useAnswer(ask('cims', listCimsLenders, {}))
  const [open, setOpen] = useState<CimsLender | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  return (
    <>
      <PageHeading
        title="CIMS data"
        text="Each lender reports our sites to the RBI on CIMS. Give it the rows of the sheet that name it, and record what it filed."
        actions={
          <Button onClick={() => void officeDownload(exportCimsData, {}, 'cims-data.csv')}>
            <IconDownload aria-hidden="true" className="size-5" />
            Download sheet
          </Button>
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null && error !== null ? null : (
        <DataTable
          label="Lenders and their reports"
          columns={columns}
          rows={value?.data ?? null}
          keyOf={keyOf}
          loadingText="Loading lenders..."
          emptyText={none}
        />
      )}
      {open === null ? null : <FilingDialog lender={open} onClose={() => setOpen(null)} />}
    </>
  )
}
