import { listDeletedCards, type DeletedCard } from '@marketplace/contract/catalogue/deleted-cards'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../../office/answers.ts'
import { timeText } from '../../../office/show/day-text.ts'
import { DataTable, type Column } from '../../../office/table/data-table.tsx'
import { EmptyRows } from '../../../office/table/empty-rows.tsx'
import { ErrorState } from '../../../office/table/empty-state.tsx'
import { CellButton } from '../card-cells.tsx'
import { returnMark } from '../reload-page.ts'
import { RestoreCardDialog } from './restore-card-dialog.tsx'

const deletedCards = ask('deleted-cards', listDeletedCards, {})
const keyOf = ({ category_id }: DeletedCard): string => category_id
const searchText = ({ category_name, issuer_name, deleted_by, reason }: DeletedCard): string =>
  [category_name, issuer_name, deleted_by, reason].join(' ')

const columnsWith = (restore: (card: DeletedCard) => void): readonly Column<DeletedCard>[] => [
  { key: 'category_name', title: 'Name', width: 220, cell: ({ category_name }) => category_name },
  { key: 'issuer_name', title: 'Issuer', width: 200, cell: ({ issuer_name }) => issuer_name ?? '–' },
  { key: 'deleted_at', title: 'Deleted', width: 150, cell: ({ deleted_at }) => timeText(deleted_at) },
  { key: 'deleted_by', title: 'By', width: 120, cell: ({ deleted_by }) => deleted_by ?? '–' },
  { key: 'reason', title: 'Reason', width: 260, cell: ({ reason }) => reason ?? '–' },
  {
    key: 'actions',
    title: 'Actions',
    width: 110,
    cell: (card) => (
      <CellButton
        label={`Restore ${card.category_name}`}
        mark={returnMark('restore', card.category_id)}
        onOpen={() => restore(card)}
      >
        Restore
      </CellButton>
    ),
  },
]

const noneDeleted = (
  <EmptyRows text="No deleted card here">A card that is deleted stands here, and can be restored.</EmptyRows>
)

/** Cards that were deleted: who took each away, why, and the way back. */
export const DeletedCards = ({ search }: { search: string }) => {
  const { value, error, reload } = useAnswer(deletedCards)
  const [restoring, setRestoring] = useState<DeletedCard | null>(null)
  const columns = useMemo(() => columnsWith(setRestoring), [])
  if (error !== null && value === null) return <ErrorState error={error} onRetry={reload} />
  return (
    <>
      <DataTable
        label="Deleted cards"
        columns={columns}
        rows={value?.data ?? null}
        keyOf={keyOf}
        loadingText="Loading deleted cards..."
        emptyText={noneDeleted}
        search={search}
        searchText={searchText}
      />
      {restoring === null ? null : (
        <RestoreCardDialog key={restoring.category_id} card={restoring} onClose={() => setRestoring(null)} />
      )}
    </>
  )
}
