import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addTexts, loadAreaTexts } from '../../i18n/texts.ts'

const texts: Record<LanguageId, () => Promise<object>> = {
  en: async () => (await import('../../i18n/en/help-answers.ts')).helpAnswers,
  hi: async () => (await import('../../i18n/hi/help-answers.ts')).helpAnswers,
}

/** The words of the usual answers; those of loans are theirs as well. */
export const loadAnswerTexts = async (language: LanguageId): Promise<void> => {
  const [own] = await Promise.all([texts[language](), loadAreaTexts('loan-more', language)])
  addTexts(language, own)
}
