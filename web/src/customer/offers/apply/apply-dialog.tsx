import { lazy, Suspense } from 'react'
import type { ApplySheetProps } from './apply-sheet.tsx'

const ApplySheet = lazy(async () => ({ default: (await import('./apply-sheet.tsx')).ApplySheet }))

/** The sheet of an application: it and its questions come when somebody applies. */
export const ApplyDialog = (props: ApplySheetProps) => (
  <Suspense fallback={null}>
    <ApplySheet {...props} />
  </Suspense>
)
