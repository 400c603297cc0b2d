import { defaultLanguage } from '@marketplace/contract/platform/offered-languages'
import { Segmented } from '../../office/form/segmented.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { languageOptions } from './choose-creatives.ts'

export const choiceDefaults = { language: defaultLanguage as string, product: '' }

interface CreativeChoiceProps {
  language: string
  product: string
  products: readonly string[]
  onChange: (changes: Partial<typeof choiceDefaults>) => void
}

/** In which language and for which product creatives are shown. */
export const CreativeChoice = ({ language, product, products, onChange }: CreativeChoiceProps) => (
  <div className="mb-4 flex flex-wrap items-end gap-4">
    <div>
      <p className="mb-1 text-sm font-semibold">Language</p>
      <Segmented
        label="Language"
        options={languageOptions}
        value={language}
        onChange={(value) => onChange({ language: value })}
      />
    </div>
    <SelectField
      label="Product"
      className="w-60"
      value={product}
      options={[{ value: '', label: 'Any' }, ...products.map((value) => ({ value, label: value }))]}
      onChange={({ target }) => onChange({ product: target.value })}
    />
  </div>
)
