import type { OptionSetName, OptionSets } from '@marketplace/contract/reference/option-sets'
import { memo } from 'react'
import { DayField } from '../../office/form/day-field.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField, type Choice } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { EligibilityForm } from './eligibility-form.ts'

interface SubjectFormProps {
  form: EligibilityForm
  onChange: (changes: Partial<EligibilityForm>) => void
  options: OptionSets
  brands: readonly Choice[]
  /** What the server said about fields, by their names. */
  errors: Readonly<Record<string, string>>
}

const choices = (options: OptionSets, set: OptionSetName): Choice[] =>
  (options[set] ?? []).map(({ id, value }) => ({ value: id, label: value }))

const NOT_GIVEN = 'Not given'

const ProfileFields = ({ form, onChange, options, errors }: SubjectFormProps) => {
  const select = (
    field: 'employment_status_code' | 'household_income' | 'credit_score_class',
    label: string,
    set: OptionSetName,
  ) => (
    <SelectField
      label={label}
      placeholder={NOT_GIVEN}
      value={form[field]}
      error={errors[`profile.${field}`]}
      onChange={({ target }) => onChange({ [field]: target.value })}
      options={choices(options, set)}
    />
  )
  return (
    <>
      <DayField
        label="Birth date"
        value={form.birth_date === '' ? null : form.birth_date}
        max="today"
        error={errors['profile.birth_date']}
        onChange={(day) => onChange({ birth_date: day ?? '' })}
      />
      {select('employment_status_code', 'Employment', 'employmentStatus')}
      <NumberField
        label="Income a month"
        prefix="₹"
        value={form.monthly_income}
        error={errors['profile.monthly_income']}
        onChange={(monthly_income) => onChange({ monthly_income })}
      />
      {select('household_income', 'Household income a year', 'householdIncome')}
      <NumberField
        label="Other EMIs a month"
        prefix="₹"
        value={form.emi}
        error={errors['profile.emi']}
        onChange={(emi) => onChange({ emi })}
      />
      {select('credit_score_class', 'Credit score', 'creditScoreClass')}
      <NumberField
        label="PIN code"
        value={form.postal_code}
        error={errors['profile.postal_code']}
        onChange={(postal_code) => onChange({ postal_code })}
      />
    </>
  )
}

const Fields = (props: SubjectFormProps) => {
  const { form, onChange, brands, errors } = props
  return (
    <>
      <RadioGroup
        label="Whom"
        name="subject"
        defaultValue={form.subject}
        onChange={({ target }) => onChange({ subject: target.value === 'customer' ? 'customer' : 'profile' })}
        options={[
          { value: 'profile', label: 'Somebody with these facts' },
          { value: 'customer', label: 'A customer' },
        ]}
      />
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {form.subject === 'customer' ? (
          <TextField
            label="Customer id"
            hint="Or the address of the customer’s record in the CSR portal"
            className="sm:col-span-2"
            autoComplete="off"
            spellCheck={false}
            value={form.user_id}
            error={errors['user_id']}
            onChange={({ target }) => onChange({ user_id: target.value })}
          />
        ) : (
          <ProfileFields {...props} />
        )}
        <NumberField
          label="Amount"
          prefix="₹"
          value={form.amount}
          error={errors['amount']}
          onChange={(amount) => onChange({ amount })}
        />
        <NumberField
          label="Tenure in months"
          value={form.tenure_months}
          error={errors['tenure_months']}
          onChange={(tenure_months) => onChange({ tenure_months })}
        />
        <SelectField
          label="Brand"
          placeholder="Choose a brand"
          value={form.brand_id}
          error={errors['brand_id']}
          onChange={({ target }) => onChange({ brand_id: target.value })}
          options={brands}
        />
      </div>
    </>
  )
}

/** Whom to judge and what they ask for. It renders anew only when something of its own has changed: the page does while it checks. */
export const SubjectForm = memo(Fields)
