import {
  addVoucherCodes,
  MOST_CODES,
  type OfficeOffer,
} from '@marketplace/contract/catalogue/vouchers-office'
import { useState } from 'react'
import { count } from '../../i18n/format-values.ts'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { codesIn, leftText } from './offer-words.ts'

/** Takes a merchant's codes in. They are worth money: what was pasted is kept in no draft, and nobody of staff reads one again. */
export const CodesDialog = ({ voucher, onClose }: { voucher: OfficeOffer; onClose: () => void }) => {
  const [text, setText] = useState('')
  const codes = codesIn(text)
  const isTooMany = codes.length > MOST_CODES
  return (
    <FormDialog
      isOpen
      title={`Codes of ${voucher.merchant_name}`}
      action={codes.length === 0 ? 'Take codes in' : `Take ${count(codes.length)} codes in`}
      canSubmit={codes.length > 0 && !isTooMany}
      onClose={onClose}
      onSubmit={async () => {
        const { added, same } = await officeCall(addVoucherCodes, {
          body: { offer_id: voucher.offer_id, codes },
        })
        showToast(
          `${count(added)} codes taken in${same === 0 ? '' : `, ${count(same)} were there already`}`,
          'good',
        )
        invalidate('voucher-offers')
      }}
    >
      {(errors) => (
        <>
          <p>
            Free now: {leftText(voucher)}. A code that is taken in is sealed and shown to its customer alone.
          </p>
          <TextAreaField
            label="Codes, one a line"
            rows={8}
            autoComplete="off"
            spellCheck={false}
            hint={`${count(MOST_CODES)} at most each time.`}
            error={
              isTooMany
                ? `These are ${count(codes.length)}: at most ${count(MOST_CODES)} each time`
                : (errors['codes'] ?? Object.values(errors)[0])
            }
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
