import { listDeletedLenders, type DeletedLender } from '@marketplace/contract/market/deleted-lenders'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../../office/answers.ts'
import { timeText } from '../../../office/show/day-text.ts'
import { DataTable, type Column } from '../../../office/table/data-table.tsx'
import { EmptyRows } from '../../../office/table/empty-rows.tsx'
import { ErrorState } from '../../../office/table/empty-state.tsx'
import { RestoreLenderDialog } from './restore-lender-dialog.tsx'

const deletedLenders = ask('deleted-lenders', listDeletedLenders, {})
const keyOf = ({ lender_id }: DeletedLender): number => lender_id
const searchText = ({ name, legal_name, deleted_by, reason }: DeletedLender): string =>
  [name, name.replaceAll(/[_-]/g, ' '), legal_name, deleted_by, reason].join(' ')

const columnsWith = (restore: (lender: DeletedLender) => void): readonly Column<DeletedLender>[] => [
  { key: 'name', title: 'Name', width: 216, cell: ({ name }) => name },
  { key: 'legal_name', title: 'Legal name', width: 220, cell: ({ legal_name }) => legal_name ?? '–' },
  { key: 'product_type', title: 'Product', width: 150, cell: ({ product_type }) => product_type },
  { key: 'deleted_at', title: 'Deleted', width: 150, cell: ({ deleted_at }) => timeText(deleted_at) },
  { key: 'deleted_by', title: 'By', width: 120, cell: ({ deleted_by }) => deleted_by ?? '–' },
  { key: 'reason', title: 'Reason', width: 260, cell: ({ reason }) => reason ?? '–' },
  {
    key: 'actions',
    title: 'Actions',
    width: 110,
    cell: (lender) => (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Restore ${lender.name}`}
        onClick={() => restore(lender)}
        className="inline-flex min-h-8 items-center rounded-control px-2 font-semibold text-brand-ink hover:bg-surface pointer-coarse:min-h-11"
      >
        Restore
      </button>
    ),
  },
]

const noneDeleted = (
  <EmptyRows text="No deleted lender here">
    A lender that is deleted stands here, and can be restored.
  </EmptyRows>
)

/** Lenders that were deleted: who took each away, why, and the way back. */
export const DeletedLenders = ({ search }: { search: string }) => {
  const { value, error, reload } = useAnswer(deletedLenders)
  const [restoring, setRestoring] = useState<DeletedLender | null>(null)
  const columns = useMemo(() => columnsWith(setRestoring), [])
  if (error !== null && value === null) return <ErrorState error={error} onRetry={reload} />
  return (
    <>
      <DataTable
        label="Deleted lenders"
        columns={columns}
        rows={value?.data ?? null}
        keyOf={keyOf}
        loadingText="Loading deleted lenders..."
        emptyText={noneDeleted}
        search={search}
        searchText={searchText}
      />
      {restoring === null ? null : (
        <RestoreLenderDialog
          key={restoring.lender_id}
          lender={restoring}
          onClose={() => setRestoring(null)}
        />
      )}
    </>
  )
}
