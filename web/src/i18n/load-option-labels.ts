import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { OptionSetName } from '@marketplace/contract/reference/option-sets'

/** Labels by set and id. */
export type OptionLabels = Readonly<Record<OptionSetName, Readonly<Record<number, string>>>>

/** The words of options, which the server tells in English, in the other languages. */
const labels: Readonly<Record<LanguageId, () => Promise<OptionLabels | null>>> = {
  en: () => Promise.resolve(null),
  hi: async () => (await import('./option-labels.hi.ts')).optionLabelsHi,
}

/** Null where the words of the server stand. */
export const loadOptionLabels = (language: LanguageId): Promise<OptionLabels | null> => labels[language]()
