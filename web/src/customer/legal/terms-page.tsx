import type { ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { LegalPage } from './legal-text.tsx'

/** Terms of use in one language; the other is not fetched. */
export const loadTermsPage = async (language: LanguageId): Promise<ComponentType> => {
  const { terms } = language === 'hi' ? await import('./terms.hi.ts') : await import('./terms.en.ts')
  return () => <LegalPage title="title.terms" text={terms} />
}
