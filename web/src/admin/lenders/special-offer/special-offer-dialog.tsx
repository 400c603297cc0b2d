import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { getLender } from '@marketplace/contract/market/lenders-office'
import { useMemo } from 'react'
import { ask, useAnswer } from '../../../office/answers.ts'
import { DayField } from '../../../office/form/day-field.tsx'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { textOrNull } from '../../../office/form/text-or-null.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { ErrorState } from '../../../office/table/empty-state.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { orderOfferChanges, type SpecialOffer } from './order-offer-changes.ts'
import type { LenderActs } from '../use-lender-list.ts'

interface SpecialOfferDialogProps {
  /** Null while the dialog is closed. */
  lender: LenderRow | null
  onClose: () => void
  save: LenderActs['saveAll']
}

const titleOf = ({ name }: { name: string }): string => `Special offer of ${name}`

const OfferForm = ({ lender, onClose, save }: SpecialOfferDialogProps & { lender: OfficeLender }) => {
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
      title={titleOf(lender)}
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

/** Its text and days are no part of the list: they are read as they stand when they are to be edited. */
const StoredOffer = ({ lender, ...rest }: SpecialOfferDialogProps & { lender: LenderRow }) => {
  const { lender_id } = lender
  const { value, error, reload } = useAnswer(
    ask(`lender ${lender_id}`, getLender, { params: { lenderId: lender_id } }),
  )
  if (value !== null) return <OfferForm lender={value.data} {...rest} />
  return (
    <Dialog isOpen title={titleOf(lender)} onClose={rest.onClose} closeLabel="Close">
      {error === null ? <Skeleton className="h-48" /> : <ErrorState error={error} onRetry={reload} />}
    </Dialog>
  )
}

/** Text and days of a lender's special offer. */
export const SpecialOfferDialog = ({ lender, ...rest }: SpecialOfferDialogProps) =>
  lender === null ? null : <StoredOffer key={lender.lender_id} lender={lender} {...rest} />
