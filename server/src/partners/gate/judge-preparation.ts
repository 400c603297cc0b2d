import type { PreparationStep } from '@marketplace/contract/partner-area/preparation'
import type { DocumentKind } from '@marketplace/contract/partners/partner-documents'
import type { KycItem } from '@marketplace/contract/partners/partner-kyc'
import { missingPapers } from './missing-papers.ts'

/** What is known of a business that asked to become a partner. */
export interface PreparationFacts {
  checked: ReadonlySet<KycItem>
  accepted: ReadonlySet<DocumentKind>
  /** What was sent and waits for staff. */
  sent: { items: ReadonlySet<KycItem>; documents: ReadonlySet<DocumentKind> }
  /** The papers that its details ask for, beside those that everybody sends. */
  needed: readonly DocumentKind[]
  agreement_date: string | null
  /** Titles of the courses that every partner takes and that it has not passed. */
  courses: readonly string[]
}

const sentIn = <Part extends string>(
  step: 'details' | 'documents',
  lacking: readonly Part[],
  sent: ReadonlySet<Part>,
): PreparationStep => {
  const missing = lacking.filter((part) => !sent.has(part))
  return {
    step,
    state: lacking.length === 0 ? 'stands' : missing.length === 0 ? 'with_us' : 'missing',
    missing,
  }
}

/** What it still has to do before it can be active, in the order of the work; staff read the same. */
export const judgePreparation = ({
  checked,
  accepted,
  sent,
  needed,
  agreement_date,
  courses,
}: PreparationFacts): PreparationStep[] => {
  const { items, documents } = missingPapers({ checked, accepted, needed })
  return [
    sentIn('details', items, sent.items),
    sentIn('documents', documents, sent.documents),
    { step: 'agreement', state: agreement_date === null ? 'missing' : 'stands', missing: [] },
    { step: 'training', state: courses.length === 0 ? 'stands' : 'missing', missing: [...courses] },
  ]
}
