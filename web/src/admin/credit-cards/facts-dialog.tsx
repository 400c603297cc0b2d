import { cardBenefits, type CardBenefit } from '@marketplace/contract/catalogue/card-benefits'
import { isOtherFee } from '@marketplace/contract/catalogue/fee-text'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useState } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { numberFromText } from '../../office/form/typed-number.ts'
import { MultiSelect } from '../../office/form/multi-select.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { changedFacts, chosenBenefits, factsForm } from './facts-form.ts'
import { reloadPage, returnMark } from './reload-page.ts'
import { saveCard } from './save-card.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'

interface FactsDialogProps {
  card: CreditCard
  /** Why the card was just refused to go live. */
  refusal: unknown
  onClose: () => void
}

const benefitWords: Readonly<Record<CardBenefit, string>> = {
  cashback: 'Cashback',
  rewards: 'Reward points',
  travel: 'Travel',
  fuel: 'Fuel',
  groceries: 'Groceries',
  upi: 'Pay by UPI',
  first_card: 'First card, to build credit',
}
const benefitOptions = cardBenefits.map((value) => ({ value, label: benefitWords[value] }))

/** Needed facts that other dialogs of the row hold. */
const elsewhere = ['annual_fee', 'utm_link'] as const

/** What customers must be told of a card beside its features (RBI Master Direction on cards, 2022). */
export const FactsDialog = ({ card, refusal, onClose }: FactsDialogProps) => {
  const { category_id, category_name } = card
  const [stored] = useState(() => factsForm(card))
  const [form, set, forget] = useDraft(`card ${category_id} facts`, stored)
  const changed = changedFacts(card, form)
  const missing = fieldErrors(refusal)
  const save = async (): Promise<void> => {
    await toastFailure(() => saveCard(category_id, changed))
    forget()
    reloadPage(returnMark('facts', category_id))
  }
  const others = elsewhere.flatMap((name) => missing[name] ?? [])
  return (
    <FormDialog
      isOpen
      title={`Facts of ${category_name}`}
      action="Save"
      canSubmit={Object.keys(changed).length > 0}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
      isWide
    >
      {(errors) => {
        const errorOf = (name: keyof typeof form): string | undefined =>
          errors[name] ?? (form[name].trim() === '' ? missing[name] : undefined)
        return (
          <>
            {Object.keys(missing).length === 0 ? (
              <p className="text-sm text-ink-soft">
                A live card shows its issuer, its fees, its APR and its key-fact statement with equal weight.
              </p>
            ) : (
              <Notice tone="warn" title="This card cannot be live without all of its facts">
                {others.length === 0 ? null : <p>In the list: {others.join('. ')}.</p>}
              </Notice>
            )}
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                label="Issuer"
                autoComplete="off"
                maxLength={120}
                value={form.issuer_name}
                onChange={({ target }) => set({ issuer_name: target.value })}
                error={errorOf('issuer_name')}
              />
              <NumberField
                label="APR, percent a year"
                decimals={2}
                value={form.apr_percent}
                onChange={(apr_percent) => set({ apr_percent })}
                error={errorOf('apr_percent')}
              />
              <NumberField
                label="Joining fee"
                prefix="₹"
                value={form.joining_fee}
                onChange={(joining_fee) => set({ joining_fee })}
                error={errorOf('joining_fee')}
                hint="0 where there is none"
              />
              <NumberField
                label="Annual fee"
                prefix="₹"
                value={form.annual_fee_amount}
                onChange={(annual_fee_amount) => set({ annual_fee_amount })}
                error={
                  errorOf('annual_fee_amount') ??
                  (isOtherFee(card.annual_fee, numberFromText(form.annual_fee_amount))
                    ? `The text on annual fees says “${card.annual_fee ?? ''}”`
                    : undefined)
                }
                hint="0 where there is none"
              />
              <TextField
                label="When the fee is waived (optional)"
                autoComplete="off"
                maxLength={200}
                value={form.fee_waiver}
                onChange={({ target }) => set({ fee_waiver: target.value })}
                error={errorOf('fee_waiver')}
              />
              <NumberField
                label="Least deposit of a secured card (optional)"
                prefix="₹"
                value={form.deposit_min}
                onChange={(deposit_min) => set({ deposit_min })}
                error={errorOf('deposit_min')}
              />
              <NumberField
                label="Least income a month (optional)"
                prefix="₹"
                value={form.income_min}
                onChange={(income_min) => set({ income_min })}
                error={errorOf('income_min')}
                hint="As the issuer states it"
              />
            </div>
            <TextField
              label="Link to the key-fact statement"
              type="url"
              autoComplete="off"
              maxLength={2_000}
              value={form.kfs_url}
              onChange={({ target }) => set({ kfs_url: target.value })}
              error={errorOf('kfs_url')}
            />
            <MultiSelect
              label="Benefits that customers filter by (optional)"
              options={benefitOptions}
              value={chosenBenefits(form)}
              onChange={(benefits) => set({ benefits: benefits.join(' ') })}
              error={errors['benefits']}
            />
            {card.modelled_on == null ? null : (
              <p className="text-sm text-ink-soft">Example data, modelled on: {card.modelled_on}</p>
            )}
          </>
        )
      }}
    </FormDialog>
  )
}
