import type { Language } from './phrases/phrases.ts'

/** `npm test` tries a journey in one language, `first`; .ci/run adds the other one, at a desktop's width (playwright.config.ts). */
export const firstIn = (first: Language, language: Language): { tag: string[] } => ({
  tag: language === first ? [] : ['@again-desktop'],
})
