import { lazy, Suspense } from 'react'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { loadAreaTexts } from '../../../i18n/texts.ts'
import type { ApplySheetProps } from './apply-sheet.tsx'

/** The sheet with its words and those of the questions: the page that it opens on may carry neither. */
const loadSheet = async () => {
  const language = readLanguage(document.documentElement.lang)
  const [{ ApplySheet }] = await Promise.all([
    import('./apply-sheet.tsx'),
    loadAreaTexts('offers', language),
    loadAreaTexts('details', language),
  ])
  return { default: ApplySheet }
}

const ApplySheet = lazy(loadSheet)

/** The sheet of an application: it and its questions come when somebody applies. */
export const ApplyDialog = (props: ApplySheetProps) => (
  <Suspense fallback={null}>
    <ApplySheet {...props} />
  </Suspense>
)
