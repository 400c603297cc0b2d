import type { Option, OptionSetName } from '@marketplace/contract/reference/option-sets'
import type { OptionLabels } from './load-option-labels.ts'

/** The words of an option: those that staff gave, then the shipped ones. `labels` of another language than English; null in English. */
export const optionLabel = (set: OptionSetName, option: Option, labels: OptionLabels | null): string =>
  labels === null ? option.value : (option.value_hi ?? labels[set][option.id] ?? option.value)
