import { exportCimsData, listCimsLenders, type CimsLender } from '@marketplace/contract/office/cims'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { actsColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowLink } from '../../office/list/row-name.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { FilingDialog, filingNames } from './filing-dialog.tsx'

const lastOf = ({ filings: [last] }: CimsLender): string | null =>
  last === undefined ? null : `${dayText(last.filed_on)}, ${filingNames[last.kind]}`

const filters: readonly RowFilter<CimsLender>[] = [
  {
    key: 'reports',
    label: 'Reports',
    options: [
      { value: 'none', label: 'none recorded' },
      { value: 'some', label: 'recorded' },
    ],
    of: ({ filings }) => (filings.length === 0 ? 'none' : 'some'),
  },
]

const columnsOf = (onRecord: (lender: CimsLender) => void): readonly Column<CimsLender>[] => [
  {
    key: 'lender',
    title: 'Lender',
    width: 260,
    sortBy: ({ lender_name }) => lender_name,
    cell: ({ lender_id, lender_name }) => <RowLink to={`/admin/lenders/${lender_id}`}>{lender_name}</RowLink>,
  },
  {
    key: 'last',
    title: 'Last report',
    width: 240,
    sortBy: ({ filings: [last] }) => last?.filed_on ?? null,
    exported: lastOf,
    cell: (lender) => lastOf(lender) ?? <StatusDot tone="warn">none recorded</StatusDot>,
  },
  textColumn('reference', 'Reference', 260, ({ filings: [last] }) => last?.reference ?? null),
  {
    key: 'count',
    title: 'Reports',
    width: 84,
    align: 'end',
    sortBy: ({ filings }) => filings.length,
    cell: ({ filings }) => filings.length,
  },
  actsColumn(
    ({ lender_name }) => lender_name,
    (lender) => [{ label: 'Record filing…', run: () => onRecord(lender) }],
  ),
]
const searchText = ({ lender_name, filings }: CimsLender): string =>
  [lender_name, lender_name.replaceAll(/[_-]/g, ' '), ...filings.map(({ reference }) => reference)].join(' ')
const pathOf = ({ lender_id }: CimsLender): string => `/admin/lenders/${lender_id}`
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
      <OfficeList
        name="cims-data"
        label="Lenders and their reports"
        of="lenders"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      />
      {open === null ? null : <FilingDialog lender={open} onClose={() => setOpen(null)} />}
    </>
  )
}
