import type { Evidence } from '@marketplace/contract/office/evidence'
import { useState } from 'react'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { EvidenceView } from './evidence-view.tsx'
import { LenderEvidenceForm } from './lender-evidence-form.tsx'
import { PersonEvidenceForm } from './person-evidence-form.tsx'

/** What a person was shown, agreed to and complained of, for an audit or a dispute; every export is on the audit log with its reason. */
export const EvidencePage = () => {
  const [shown, setShown] = useState<Evidence | null>(null)
  if (shown !== null) {
    return (
      <>
        <PageHeading
          title="Evidence of one person"
          text={`Made for: ${shown.reason}`}
          actions={
            <>
              <Button onClick={() => window.print()}>Print</Button>
              <Button kind="secondary" onClick={() => setShown(null)}>
                Back
              </Button>
            </>
          }
        />
        <EvidenceView evidence={shown} />
      </>
    )
  }
  return (
    <>
      <PageHeading
        title="Evidence"
        text="Offers pages as they were shown, with the check of their hash; key fact statements that were opened; consents with their words; what went to lenders; complaints. Each export is on the audit log with its reason."
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PersonEvidenceForm onShow={setShown} />
        <LenderEvidenceForm />
      </div>
    </>
  )
}
