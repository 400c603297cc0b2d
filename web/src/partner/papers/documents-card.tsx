import type { KycSubmission } from '@marketplace/contract/partners/partner-kyc'
import {
  listOwnDocuments,
  neededDocuments,
  readOwnDocument,
  type PartnerDocument,
} from '@marketplace/contract/partners/partner-documents'
import { useState, type ComponentProps } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { DocumentDialog } from '../../office/papers/document-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { DocumentRow } from './document-row.tsx'

const ownDocuments = ask('partner-documents', listOwnDocuments, {})
type Shown = Omit<ComponentProps<typeof DocumentDialog>, 'onClose'>

/** The papers that show what was sent in, each a file of its own. */
export const DocumentsCard = ({ sent }: { sent: readonly KycSubmission[] }) => {
  const { value, error, reload } = useAnswer(ownDocuments)
  const [shown, setShown] = useState<Shown | null>(null)
  const entity = sent.find(({ business }) => business !== null)?.business?.entity_kind ?? null
  const has_gstin = sent.some(({ tax }) => tax !== null && tax.gstin_masked !== null)
  const needed = neededDocuments({ entity_kind: entity, has_gstin })
  const read = async ({ document_id, kind }: PartnerDocument): Promise<void> => {
    try {
      const { data } = await officeCall(readOwnDocument, { params: { documentId: document_id } })
      setShown({ kind, ...data })
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (
    <Card aria-labelledby="papers" className="mt-4 min-w-0">
      <h2 id="papers" className="text-base">
        Papers
      </h2>
      <p className="mb-4 text-sm text-ink-soft">
        Each is kept encrypted and read by our staff alone. One that was refused or replaced is deleted after
        90 days. Which we need follows from your business and tax above.
      </p>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-64" />
      ) : (
        <ul className="divide-y divide-line-soft">
          {needed.map((kind) => (
            <DocumentRow
              key={kind}
              kind={kind}
              entity={entity}
              documents={value.data.filter((one) => one.kind === kind)}
              onRead={(document) => void read(document)}
            />
          ))}
        </ul>
      )}
      {shown === null ? null : <DocumentDialog {...shown} onClose={() => setShown(null)} />}
    </Card>
  )
}
