import type { BrandDraft, OfficeBrand } from '@marketplace/contract/office/brands-office'
import { DiffList } from '../../office/show/diff-list.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { draftOf, fieldWords } from './studio-draft.ts'

interface ConflictDialogProps {
  /** The brand as somebody saved it meanwhile; null while there is no conflict. */
  present: OfficeBrand | null
  draft: BrandDraft
  /** Goes on with what is typed here, on top of what stands now. */
  onKeep: (present: OfficeBrand) => void
  /** Goes on with what stands now. */
  onTake: (present: OfficeBrand) => void
  onClose: () => void
}

/** Two have edited the same brand: the second sees how the two differ and decides. */
export const ConflictDialog = ({ present, draft, onKeep, onTake, onClose }: ConflictDialogProps) => (
  <Dialog
    isOpen={present !== null}
    title="Somebody has saved this brand meanwhile"
    closeLabel="Close"
    onClose={onClose}
    isWide
    actions={
      present === null ? null : (
        <>
          <Button kind="secondary" onClick={() => onTake(present)}>
            Take what is saved
          </Button>
          <Button onClick={() => onKeep(present)}>Go on with mine</Button>
        </>
      )
    }
  >
    {present === null ? null : (
      <>
        <p className="mb-3 text-sm">
          Saved {timeText(present.updated_at)}. Before: what is saved now. After: what is typed here. Nothing
          is overwritten until you press Save again.
        </p>
        <DiffList before={{ ...draftOf(present) }} after={{ ...draft }} labels={fieldWords} />
      </>
    )}
  </Dialog>
)
