import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import type { CardDialog } from './card-columns.tsx'
import { CardOffDialog } from './leaving/card-off-dialog.tsx'
import { DeleteCardDialog } from './leaving/delete-card-dialog.tsx'
import { FactsDialog } from './facts-dialog.tsx'
import { FeaturesDialog } from './features-dialog.tsx'
import { ThumbnailDialog } from './thumbnail-dialog.tsx'
import { ValueDialog } from './value-dialog.tsx'

interface RowDialogProps {
  dialog: CardDialog
  card: CreditCard
  refusal: unknown
  onClose: () => void
  /** After a change that ends without another load of the page. */
  onChanged: () => Promise<void>
}

/** The dialog that a row has open. */
export const RowDialog = ({ dialog, card, refusal, onClose, onChanged }: RowDialogProps) => {
  if (dialog === 'delete') return <DeleteCardDialog card={card} onClose={onClose} onDeleted={onChanged} />
  if (dialog === 'off') return <CardOffDialog card={card} onClose={onClose} onChanged={onChanged} />
  if (dialog === 'thumb') return <ThumbnailDialog card={card} onClose={onClose} />
  if (dialog === 'features') return <FeaturesDialog card={card} onClose={onClose} />
  if (dialog === 'facts') return <FactsDialog card={card} refusal={refusal} onClose={onClose} />
  return <ValueDialog card={card} property={dialog} onClose={onClose} />
}
