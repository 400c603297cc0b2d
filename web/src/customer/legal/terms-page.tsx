import type { ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { LegalPage, type LegalText } from './legal-text.tsx'

const texts: Readonly<Record<LanguageId, () => Promise<LegalText>>> = {
  en: async () => (await import('./terms.en.ts')).terms,
  hi: async () => (await import('./terms.hi.ts')).terms,
}

/** Terms of use in one language; the others are not fetched. */
export const loadTermsPage = async (language: LanguageId): Promise<ComponentType> => {
  const text = await texts[language]()
  return () => <LegalPage title="title.terms" text={text} />
}
