import { listPartners } from '@marketplace/contract/partners/partners'
import type { ReactNode } from 'react'
import type { ServerErrors } from '../../office/form/form-dialog.tsx'
import { askAll, useAnswer } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'

/** As typed: of which partner ('' of all), from which day, and why. */
export interface DatedTerms {
  partner: string
  day: string | null
  reason: string
}

const SHORTEST_REASON = 3

/** Whether they say from when and why. */
export const isDated = ({ day, reason }: DatedTerms): boolean =>
  day !== null && reason.trim().length >= SHORTEST_REASON

interface DatedTermsFieldsProps {
  partnerLabel: string
  values: DatedTerms
  set: (changes: Partial<DatedTerms>) => void
  errors: ServerErrors
  /** What is agreed. */
  children: ReactNode
}

/** What all terms with partners are agreed by: with whom, from when, why. */
export const DatedTermsFields = ({ partnerLabel, values, set, errors, children }: DatedTermsFieldsProps) => {
  const partners = useAnswer(askAll('partners', listPartners, {}))
  return (
    <>
      <SelectField
        label={partnerLabel}
        placeholder="Every partner without terms of its own"
        error={errors['partner_id']}
        options={(partners.value?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={values.partner}
        onChange={({ target }) => set({ partner: target.value })}
      />
      {children}
      <DayField
        label="In force from"
        error={errors['valid_from']}
        value={values.day}
        min="today"
        onChange={(day) => set({ day })}
      />
      <TextAreaField
        label="Reason"
        rows={2}
        maxLength={500}
        error={errors['reason']}
        value={values.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
    </>
  )
}
