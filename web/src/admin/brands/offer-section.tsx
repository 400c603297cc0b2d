import { productTypes } from '@marketplace/contract/reference/products'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { useState } from 'react'
import { FormSection, type SectionProps } from './form-section.tsx'
import { fieldWords, hostsFromText } from './studio-draft.ts'

const siteKinds = [
  { value: 'all', label: 'All products' },
  { value: 'loans', label: 'Loans (no "Return to Products")' },
  { value: 'goldloans', label: 'Gold loans (no "Return to Products")' },
  { value: 'cards', label: 'Cards' },
  { value: 'solar', label: 'Solar' },
] as const

const ProductChoice = ({ draft, onChange, errors }: SectionProps) => {
  const error = errors['product_types']
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{fieldWords.product_types}</legend>
      {error === undefined ? null : <p className="text-sm font-semibold text-bad">{error}</p>}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {productTypes.map((product) => (
          <Checkbox
            key={product}
            label={product}
            checked={draft.product_types.includes(product)}
            onChange={({ target }) =>
              onChange({
                product_types: productTypes.filter((known) =>
                  known === product ? target.checked : draft.product_types.includes(known),
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What the brand shows, and at which addresses. */
export const OfferSection = (props: SectionProps) => {
  const { draft, onChange, errors, stored } = props
  // As it is typed: a line that is being written is no host yet.
  const [hosts, setHosts] = useState(() => draft.hosts.join('\n'))
  return (
    <FormSection title="Products and addresses">
      <ProductChoice {...props} />
      <SelectField
        label={fieldWords.sub_domain_type}
        options={siteKinds}
        error={errors['sub_domain_type']}
        value={draft.sub_domain_type}
        onChange={({ target }) =>
          onChange({
            sub_domain_type: siteKinds.find(({ value }) => value === target.value)?.value ?? 'all',
          })
        }
      />
      <Checkbox
        label="Footer says “*T&Cs Apply.”"
        checked={draft.terms_apply === 1}
        onChange={({ target }) => onChange({ terms_apply: target.checked ? 1 : 0 })}
      />
      <TextAreaField
        label={fieldWords.hosts}
        hint={
          stored === null
            ? 'One a line, without https://. The brand’s own address below ours comes by itself.'
            : `One a line, without https://. It answers now at ${stored.answers_at.join(', ')}.`
        }
        error={errors['hosts']}
        rows={3}
        spellCheck={false}
        value={hosts}
        onChange={({ target }) => {
          setHosts(target.value)
          onChange({ hosts: hostsFromText(target.value) })
        }}
      />
    </FormSection>
  )
}
