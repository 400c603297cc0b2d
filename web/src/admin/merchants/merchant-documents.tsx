import type { KycSubmission } from '@marketplace/contract/partners/partner-kyc'
import {
  acceptDocument,
  listMerchantDocuments,
  neededDocuments,
  readMerchantDocument,
  refuseDocument,
  type MerchantDocument,
} from '@marketplace/contract/partners/partner-documents'
import type { PartnerDetail } from '@marketplace/contract/partners/partners'
import { useState, type ComponentProps } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { DocumentDialog } from '../../office/papers/document-dialog.tsx'
import { documentStateWords, documentTitles } from '../../office/papers/document-words.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { Ago } from '../../office/show/ago.tsx'
import { showFailure } from '../../office/show/failure-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { PartnerCard } from '../partners/partner-card.tsx'

type Act = { what: 'accept' | 'refuse'; document: MerchantDocument }
type Shown = Omit<ComponentProps<typeof DocumentDialog>, 'onClose'>

const Row = ({
  document,
  onRead,
  onAct,
}: {
  document: MerchantDocument
  onRead: () => void
  onAct: (what: Act['what']) => void
}) => {
  const { kind, state, sent_at, decided_by, decided_at, refused_reason, kept_until } = document
  const title = documentTitles[kind]
  return (
    <li className="py-3 first:pt-0" aria-label={`${title}, ${documentStateWords[state].label}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-base">{title}</h3>
        <StatusDot tone={documentStateWords[state].tone}>
          {state === 'sent' ? 'Waits to be checked' : documentStateWords[state].label}
        </StatusDot>
        <span className="text-sm text-ink-soft">
          sent <Ago moment={sent_at} isSentence />
          {decided_at === null ? null : (
            <>
              , {state} {decided_by === null ? '' : `by ${decided_by} `}
              <Ago moment={decided_at} isSentence />
            </>
          )}
          {kept_until === null ? null : '; deleted 90 days after that'}
        </span>
      </div>
      {refused_reason === null ? null : <p className="text-sm wrap-anywhere">Told: “{refused_reason}”</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {state === 'sent' ? (
          <>
            <Button aria-haspopup="dialog" onClick={() => onAct('accept')}>
              Accept<span className="sr-only"> {title}</span>
            </Button>
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => onAct('refuse')}>
              Refuse<span className="sr-only"> {title}</span>
            </Button>
          </>
        ) : null}
        <Button kind="quiet" onClick={onRead}>
          Open<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}

interface ActDialogProps {
  act: Act
  partner: PartnerDetail
  onClose: () => void
  onChanged: () => void
}

const ActDialog = ({ act: { what, document }, partner, onClose, onChanged }: ActDialogProps) => {
  const { document_id, kind } = document
  const title = documentTitles[kind]
  return what === 'accept' ? (
    <FormDialog
      isOpen
      title={`Accept the ${title} of ${partner.name}?`}
      action="Accept"
      canSubmit
      onClose={onClose}
      onSubmit={async () => {
        await officeCall(acceptDocument, { body: { document_id } }).finally(onChanged)
        showToast('Accepted', 'good')
      }}
    >
      {() => (
        <p>It shows what they sent in, and it is theirs. One accepted before it is deleted after 90 days.</p>
      )}
    </FormDialog>
  ) : (
    <ReasonDialog
      isOpen
      draft={`document ${document_id} refuse`}
      title={`Refuse the ${title} of ${partner.name}?`}
      action="Refuse"
      isDanger
      onClose={onClose}
      onSubmit={async (reason) => {
        await officeCall(refuseDocument, { body: { document_id, reason } }).finally(onChanged)
        showToast('Refused: they are written to', 'good')
      }}
    >
      <p>
        They read the reason in their partner area and may send it again. The file is deleted after 90 days.
      </p>
    </ReasonDialog>
  )
}

/** The papers that the partner sent in, each to be looked at and accepted or refused. */
export const MerchantDocuments = ({
  partner,
  kyc,
  onChanged,
}: {
  partner: PartnerDetail
  kyc: readonly KycSubmission[]
  onChanged: () => void
}) => {
  const { value, error, reload } = useAnswer(
    ask(`partner ${partner.id}`, listMerchantDocuments, { params: { id: partner.id } }),
  )
  const [act, setAct] = useState<Act | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const read = async ({ document_id, kind }: MerchantDocument): Promise<void> => {
    try {
      const { data } = await officeCall(readMerchantDocument, { body: { document_id } })
      setShown({ kind, ...data })
    } catch (failure) {
      showFailure(failure)
    }
  }
  const needed = neededDocuments({
    entity_kind: kyc.find(({ business }) => business !== null)?.business?.entity_kind ?? null,
    has_gstin: kyc.some(({ tax }) => tax !== null && tax.gstin_masked !== null),
  })
  const never = needed.filter((kind) => value?.data.some((one) => one.kind === kind) === false)
  return (
    <PartnerCard title="Papers they sent in">
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-32" />
      ) : (
        <ul className="divide-y divide-line-soft">
          {value.data.map((document) => (
            <Row
              key={document.document_id}
              document={document}
              onRead={() => void read(document)}
              onAct={(what) => setAct({ what, document })}
            />
          ))}
        </ul>
      )}
      {never.length === 0 ? null : (
        <p className="text-sm text-ink-soft">
          Not sent yet: {never.map((kind) => documentTitles[kind]).join(', ')}.
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">To look at one is put on the audit log.</p>
      {act === null ? null : (
        <ActDialog act={act} partner={partner} onClose={() => setAct(null)} onChanged={onChanged} />
      )}
      {shown === null ? null : <DocumentDialog {...shown} onClose={() => setShown(null)} />}
    </PartnerCard>
  )
}
