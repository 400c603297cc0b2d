import type { ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { LegalPage, type LegalText } from './legal-text.tsx'
import { ProcessorList } from './processor-list.tsx'

const texts: Readonly<Record<LanguageId, () => Promise<LegalText>>> = {
  en: async () => (await import('./privacy.en.ts')).privacy,
  hi: async () => (await import('./privacy.hi.ts')).privacy,
}

/** Privacy and cookies in one language; the others are not fetched. */
export const loadPrivacyPage = async (language: LanguageId): Promise<ComponentType> => {
  const text = await texts[language]()
  return () => (
    <>
      <LegalPage title="title.privacy" text={text} />
      <ProcessorList />
    </>
  )
}
