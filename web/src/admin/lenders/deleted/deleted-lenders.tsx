import { listDeletedLenders, type DeletedLender } from '@marketplace/contract/market/deleted-lenders'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../../office/answers.ts'
import type { ListFilter } from '../../../office/list/list-filters.ts'
import { OfficeList } from '../../../office/list/office-list.tsx'
import { actsColumn, agoColumn, historyAct, textColumn } from '../../../office/list/row-columns.tsx'
import type { Column } from '../../../office/table/data-table.tsx'
import { EmptyRows } from '../../../office/table/empty-rows.tsx'
import { RestoreLenderDialog } from './restore-lender-dialog.tsx'

const deletedLenders = ask('deleted-lenders', listDeletedLenders, {})
const keyOf = ({ lender_id }: DeletedLender): number => lender_id
const searchText = ({ name, legal_name, deleted_by, reason }: DeletedLender): string =>
  [name, name.replaceAll(/[_-]/g, ' '), legal_name, deleted_by, reason].join(' ')

const columnsWith = (restore: (lender: DeletedLender) => void): readonly Column<DeletedLender>[] => [
  textColumn('name', 'Name', 216, ({ name }) => name),
  textColumn('legal_name', 'Legal name', 220, ({ legal_name }) => legal_name),
  textColumn('product_type', 'Product', 150, ({ product_type }) => product_type),
  agoColumn('deleted_at', 'Deleted', ({ deleted_at }) => deleted_at),
  textColumn('deleted_by', 'By', 120, ({ deleted_by }) => deleted_by),
  textColumn('reason', 'Reason', 260, ({ reason }) => reason),
  actsColumn(
    ({ name }) => name,
    (lender) => [{ label: 'Restore…', run: () => restore(lender) }, historyAct('lender', lender.lender_id)],
  ),
]

const noneDeleted = (
  <EmptyRows text="No deleted lender here">
    A lender that is deleted stands here, and can be restored.
  </EmptyRows>
)

/** Lenders that were deleted: who took each away, why, and the way back. */
export const DeletedLenders = ({ chips }: { chips: readonly ListFilter[] }) => {
  const { value, error, reload } = useAnswer(deletedLenders)
  const [restoring, setRestoring] = useState<DeletedLender | null>(null)
  const columns = useMemo(() => columnsWith(setRestoring), [])
  return (
    <>
      <OfficeList
        name="deleted-lenders"
        views="lenders.deleted"
        label="Deleted lenders"
        of="deleted lenders"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        chips={chips}
        emptyText={noneDeleted}
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
