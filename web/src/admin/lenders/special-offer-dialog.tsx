import type { ListedLender } from '@marketplace/contract/lenders'
import { useState } from 'react'
import { DayField } from '../../office/day-field.tsx'
import { FormDialog } from '../../office/form-dialog.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { orderOfferChanges, type SpecialOffer } from './order-offer-changes.ts'
import type { LenderActs } from './use-lender-list.ts'

interface SpecialOfferDialogProps {
  /** Null while the dialog is closed. */
  lender: ListedLender | null
  onClose: () => void
  save: LenderActs['saveAll']
}

const OfferForm = ({ lender, onClose, save }: SpecialOfferDialogProps & { lender: ListedLender }) => {
  const [text, setText] = useState(lender.so_text ?? '')
  const [start, setStart] = useState(lender.so_date_start)
  const [end, setEnd] = useState(lender.so_date_end)
  const isInOrder = start === null || end === null || end >= start
  const offer: SpecialOffer = {
    so_text: text.trim() === '' ? null : text.trim(),
    so_date_start: start,
    so_date_end: end,
  }
  return (
    <FormDialog
      isOpen
      title={`Special offer of ${lender.name}`}
      action="Save"
      canSubmit={isInOrder}
      onClose={onClose}
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
            onChange={({ target }) => setText(target.value)}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DayField label="Start date" value={start} onChange={setStart} />
            <DayField
              label="End date"
              value={end}
              onChange={setEnd}
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
