import type { LanguageId } from '@marketplace/contract/platform/formats'
import { loadOptionLabels, type OptionLabels } from '../../i18n/load-option-labels.ts'

const loaded: Partial<Record<LanguageId, OptionLabels | null>> = {}

/** Fetched with the page: its first render needs them. */
export const loadOptionWords = async (language: LanguageId): Promise<void> => {
  loaded[language] = await loadOptionLabels(language)
}

/** Null where the words of the server stand. */
export const optionLabels = (language: LanguageId): OptionLabels | null => loaded[language] ?? null
