import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addTexts } from '../../i18n/texts.ts'

const texts: Record<LanguageId, () => Promise<object>> = {
  en: async () => (await import('../../i18n/en/carry.ts')).carry,
  hi: async () => (await import('../../i18n/hi/carry.ts')).carry,
}

/** The words of what waits behind the number; they come with the pieces that show it, as few visits do. */
export const loadCarryTexts = async (language: LanguageId): Promise<void> =>
  addTexts(language, await texts[language]())
