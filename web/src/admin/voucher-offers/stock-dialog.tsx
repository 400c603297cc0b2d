import { changeDealStock, type OfficeOffer } from '@marketplace/contract/catalogue/vouchers-office'
import { useState } from 'react'
import { count } from '../../i18n/format-values.ts'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { numberFromText } from '../../office/form/typed-number.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { leftText } from './offer-words.ts'

const ways = [
  { value: 'add', label: 'Add to what is left' },
  { value: 'take', label: 'Take from what is left' },
  { value: 'unlimited', label: 'No limit' },
]

/** What is left of a deal, by what is added or taken: customers claim meanwhile. */
export const StockDialog = ({ deal, onClose }: { deal: OfficeOffer; onClose: () => void }) => {
  const [way, setWay] = useState('add')
  const [text, setText] = useState('')
  const typed = /^\s*[0-9]+\s*$/.test(text) ? numberFromText(text) : null
  const add = way === 'unlimited' ? null : (typed ?? 0) * (way === 'take' ? -1 : 1)
  return (
    <FormDialog
      isOpen
      title={`Stock of ${deal.merchant_name}`}
      action="Change stock"
      canSubmit={way === 'unlimited' || (typed !== null && typed > 0)}
      onClose={onClose}
      onSubmit={async () => {
        const { message, left } = await officeCall(changeDealStock, {
          body: { offer_id: deal.offer_id, add },
        })
        showToast(`${message}: ${left === null ? 'no limit' : `${count(left)} left`}`, 'good')
        invalidate('voucher-offers')
      }}
    >
      {(errors) => (
        <>
          <p>Now: {leftText(deal)}.</p>
          <SelectField
            label="Change"
            value={way}
            options={ways}
            onChange={({ target }) => setWay(target.value)}
          />
          {way === 'unlimited' ? null : (
            <TextField
              label="How many"
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              error={
                errors['add'] ??
                (text.trim() !== '' && typed === null ? 'Enter a whole number of 1 or more' : undefined)
              }
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
