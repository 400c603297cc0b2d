import type { ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { LegalPage } from './legal-text.tsx'
import { ProcessorList } from './processor-list.tsx'

/** Privacy and cookies in one language; the other is not fetched. */
export const loadPrivacyPage = async (language: LanguageId): Promise<ComponentType> => {
  const { privacy } = language === 'hi' ? await import('./privacy.hi.ts') : await import('./privacy.en.ts')
  return () => (
    <>
      <LegalPage title="title.privacy" text={privacy} />
      <ProcessorList />
    </>
  )
}
