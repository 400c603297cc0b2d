import type { FactField } from '@marketplace/contract/loans/lender-facts'
import type { OptionLabels } from '../../i18n/load-option-labels.ts'

/** A question whose options come from a set, with the labels of another language; one that staff worded or added since keeps its own. */
export const wordedField = (field: FactField, labels: OptionLabels): FactField => {
  const { option_set, options } = field
  if (option_set === null) return field
  const ofSet = labels[option_set]
  return {
    ...field,
    options: options.map(({ value, label, own }) => ({
      value,
      label: own === 1 ? label : (ofSet[Number(value)] ?? label),
    })),
  }
}
