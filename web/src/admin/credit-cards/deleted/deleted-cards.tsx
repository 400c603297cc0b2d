import { listDeletedCards, type DeletedCard } from '@marketplace/contract/catalogue/deleted-cards'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../../office/answers.ts'
import type { ListFilter } from '../../../office/list/list-filters.ts'
import { OfficeList } from '../../../office/list/office-list.tsx'
import { actsColumn, agoColumn, historyAct, textColumn } from '../../../office/list/row-columns.tsx'
import type { Column } from '../../../office/table/data-table.tsx'
import { EmptyRows } from '../../../office/table/empty-rows.tsx'
import { RestoreCardDialog } from './restore-card-dialog.tsx'

const deletedCards = ask('deleted-cards', listDeletedCards, {})
const keyOf = ({ category_id }: DeletedCard): string => category_id
const searchText = ({ category_name, issuer_name, deleted_by, reason }: DeletedCard): string =>
  [category_name, issuer_name, deleted_by, reason].join(' ')

const columnsWith = (restore: (card: DeletedCard) => void): readonly Column<DeletedCard>[] => [
  textColumn('category_name', 'Name', 220, ({ category_name }) => category_name),
  textColumn('issuer_name', 'Issuer', 200, ({ issuer_name }) => issuer_name),
  agoColumn('deleted_at', 'Deleted', ({ deleted_at }) => deleted_at),
  textColumn('deleted_by', 'By', 120, ({ deleted_by }) => deleted_by),
  textColumn('reason', 'Reason', 260, ({ reason }) => reason),
  actsColumn(
    ({ category_name }) => category_name,
    (card) => [{ label: 'Restore…', run: () => restore(card) }, historyAct('credit_card', card.category_id)],
  ),
]

const noneDeleted = (
  <EmptyRows text="No deleted card here">A card that is deleted stands here, and can be restored.</EmptyRows>
)

/** Cards that were deleted: who took each away, why, and the way back. */
export const DeletedCards = ({ chips }: { chips: readonly ListFilter[] }) => {
  const { value, error, reload } = useAnswer(deletedCards)
  const [restoring, setRestoring] = useState<DeletedCard | null>(null)
  const columns = useMemo(() => columnsWith(setRestoring), [])
  return (
    <>
      <OfficeList
        name="deleted-cards"
        views="credit-cards.deleted"
        label="Deleted cards"
        of="deleted cards"
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
        <RestoreCardDialog key={restoring.category_id} card={restoring} onClose={() => setRestoring(null)} />
      )}
    </>
  )
}
