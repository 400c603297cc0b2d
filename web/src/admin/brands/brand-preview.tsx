import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { useState } from 'react'
import type { previewBrand } from '@marketplace/contract/office/brands-office'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { hasCode } from '../../api/api-error.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { PreviewFrame, type Screen } from './preview-frame.tsx'
import type { Preview } from './use-preview.ts'

const pages = [
  { value: 'start', label: 'Start page' },
  { value: 'offers', label: 'Offers page' },
] as const
export type PreviewPage = (typeof pages)[number]['value']

const screenChoices = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const

const languages = offeredLanguages.map((language) => ({
  value: language,
  label: knownLanguages[language].name,
  lang: language,
}))

interface BrandPreviewProps {
  preview: Preview
  page: PreviewPage
  onPage: (page: PreviewPage) => void
  language: LanguageId
  onLanguage: (language: LanguageId) => void
}

/** What customers would see of the draft: to look at, nothing in it does anything. */
export const BrandPreview = ({ preview, page, onPage, language, onLanguage }: BrandPreviewProps) => {
  const [screen, setScreen] = useState<Screen>('phone')
  const { urls, error } = preview
  const title = `Preview of the ${page === 'start' ? 'start' : 'offers'} page`
  return (
    <section aria-label="Preview" className="space-y-3 min-[44rem]:sticky min-[44rem]:top-4">
      <div className="flex flex-wrap gap-2">
        <ChoiceBar label="Page" choices={pages} value={page} onChange={onPage} />
        <ChoiceBar label="Screen" choices={screenChoices} value={screen} onChange={setScreen} />
        <ChoiceBar label="Language" choices={languages} value={language} onChange={onLanguage} />
      </div>
      {error === null ? null : (
        <Notice tone="warn">
          {hasCode<typeof previewBrand>(error, 'invalid_request', 'unknown_field')
            ? 'The preview waits until every field of the form is right.'
            : error.message}
        </Notice>
      )}
      {urls === null && error !== null ? null : (
        <PreviewFrame key={page} title={title} url={urls?.[page] ?? null} screen={screen} />
      )}
      <p className="text-xs text-ink-soft">
        Example offers of invented lenders. Nothing here can be pressed or sent.
      </p>
    </section>
  )
}
