import { isOtherFee } from '@marketplace/contract/catalogue/fee-text'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { money } from '../../i18n/format-values.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { cardNameSigns } from './card-name.ts'
import { reloadPage, returnMark } from './reload-page.ts'
import { saveCard } from './save-card.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'

/** The values that have a dialog of one field. */
export type OneValue = 'sort_order' | 'category_name' | 'key_feature' | 'annual_fee' | 'utm_link'

const titles: Readonly<Record<OneValue, string>> = {
  sort_order: 'Sorting order',
  category_name: 'Name',
  key_feature: 'Key features',
  annual_fee: 'Annual fees',
  utm_link: 'UTM link',
}

interface ValueDialogProps {
  card: CreditCard
  property: OneValue
  onClose: () => void
}

interface OneFieldProps {
  property: OneValue
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const OneField = ({ property, value, onChange, error }: OneFieldProps) => {
  const label = titles[property]
  if (property === 'sort_order')
    return (
      <NumberField
        label={label}
        value={value}
        onChange={(text) => onChange(text.slice(0, 4))}
        error={error}
        hint="Cards are listed from the lowest number to the highest."
      />
    )
  if (property === 'key_feature' || property === 'utm_link')
    return (
      <TextAreaField
        label={label}
        rows={property === 'utm_link' ? 4 : 3}
        maxLength={property === 'utm_link' ? 2_000 : 300}
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/[\r\n\t]+/g, ' '))}
        error={error}
        hint={property === 'utm_link' ? `An https address. ${specifiedTexts.utm_hint}.` : undefined}
        {...(property === 'utm_link' && { spellCheck: false, className: 'wrap-anywhere' })}
      />
    )
  return (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={property === 'category_name' ? 80 : 120}
      value={value}
      onChange={({ target }) =>
        onChange(property === 'category_name' ? cardNameSigns(target.value) : target.value)
      }
      error={error}
      hint={property === 'annual_fee' ? 'As customers read it: “₹499 a year + GST”.' : undefined}
    />
  )
}

/** Changes one value of a card; without a value there is nothing to submit (section 5). */
export const ValueDialog = ({ card, property, onClose }: ValueDialogProps) => {
  const { category_id, category_name } = card
  const stored = { value: String(card[property] ?? '') }
  const [{ value }, set, forget] = useDraft(`card ${category_id} ${property}`, stored)
  const text = value.trim()
  const otherFee =
    property === 'annual_fee' && isOtherFee(text, card.annual_fee_amount)
      ? `The annual fee under Facts is ${money(card.annual_fee_amount ?? 0)}`
      : undefined
  const save = async (): Promise<void> => {
    await toastFailure(() =>
      saveCard(category_id, { [property]: property === 'sort_order' ? Number(text) : text }),
    )
    forget()
    reloadPage(returnMark(property, category_id))
  }
  return (
    <FormDialog
      isOpen
      title={`${titles[property]} of ${category_name}`}
      action="Save"
      canSubmit={text !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
    >
      {(errors) => (
        <OneField
          property={property}
          value={value}
          onChange={(next) => set({ value: next })}
          error={errors[property] ?? otherFee}
        />
      )}
    </FormDialog>
  )
}
