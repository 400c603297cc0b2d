import type { ListedLender } from '@marketplace/contract/market/lenders'
import { useMemo } from 'react'
import { DayField } from '../../../office/form/day-field.tsx'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { textOrNull } from '../../../office/form/text-or-null.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import { orderOfferChanges, type SpecialOffer } from './order-offer-changes.ts'
import type { LenderActs } from '../use-lender-list.ts'

interface SpecialOfferDialogProps {
  /** Null while the dialog is closed. */
  lender: ListedLender | null
  onClose: () => void
  save: LenderActs['saveAll']
}

const OfferForm = ({ lender, onClose, save }: SpecialOfferDialogProps & { lender: ListedLender }) => {
  const stored = useMemo(
    () => ({ text: lender.so_text ?? '', start: lender.so_date_start, end: lender.so_date_end }),
    [lender],
  )
  const [{ text, start, end }, set, forget] = useDraft(`lender ${lender.lender_id} special offer`, stored)
  const close = (): void => {
    forget()
    onClose()
  }
  const isInOrder = start === null || end === null || end >= start
  const offer: SpecialOffer = {
    so_text: textOrNull(text),
    so_date_start: start,
    so_date_end: end,
  }
  return (
    <FormDialog
      isOpen
      title={`Special offer of ${lender.name}`}
      action="Save"
      canSubmit={isInOrder}
      onClose={close}
      onSubmit={async () => {
        const changes = orderOfferChanges(lender, offer)
        if (changes.length > 0) await save(lender, changes)
      }}
    >
      {() => (
        <>
          <TextAreaField
            label="Text"
            hint="Stands inside the offer’s card; it never moves the offer up."
            rows={3}
            maxLength={300}
            value={text}
            onChange={({ target }) => set({ text: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DayField label="Start date" value={start} onChange={(day) => set({ start: day })} />
            <DayField
              label="End date"
              value={end}
              min={start ?? undefined}
              onChange={(day) => set({ end: day })}
              error={isInOrder ? undefined : 'The end date may not be before the start date'}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}

/** Text and days of a lender's special offer. */
export const SpecialOfferDialog = ({ lender, ...rest }: SpecialOfferDialogProps) =>
  lender === null ? null : <OfferForm key={lender.lender_id} lender={lender} {...rest} />
