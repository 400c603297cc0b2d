import type { EntityKind } from '@marketplace/contract/partners/pan-of-kind'
import type { DocumentKind, PartnerDocument } from '@marketplace/contract/partners/partner-documents'
import { FileField } from '../../office/form/file-field.tsx'
import { documentStateWords, documentTitles, whyOf } from '../../office/papers/document-words.ts'
import { Ago } from '../../office/show/ago.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { useSendDocument } from './use-send-document.ts'

interface DocumentRowProps {
  kind: DocumentKind
  entity: EntityKind | null
  /** What of it is kept, the newest first. */
  documents: readonly PartnerDocument[]
  onRead: (document: PartnerDocument) => void
}

/** One kind of paper: how it stands, why it was refused, and the place to send it. */
export const DocumentRow = ({ kind, entity, documents, onRead }: DocumentRowProps) => {
  const { sending, isSent, choose, again } = useSendDocument(kind)
  const newest = documents[0]
  const isAccepted = documents.some(({ state }) => state === 'accepted')
  const title = documentTitles[kind]
  const share = sending?.share ?? null
  return (
    <li className="grid gap-3 py-4 first:pt-0 lg:grid-cols-2 lg:gap-6" aria-label={title}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="text-base">{title}</h3>
          {newest === undefined ? (
            <StatusDot tone="idle">Not sent</StatusDot>
          ) : (
            <StatusDot tone={documentStateWords[newest.state].tone}>
              {documentStateWords[newest.state].label}
            </StatusDot>
          )}
        </div>
        <p className="text-sm text-ink-soft">{whyOf(kind, entity)}</p>
        {newest?.state === 'refused' ? (
          <Notice tone="bad" title="Why it was refused" className="mt-2">
            <p className="wrap-anywhere whitespace-pre-wrap">{newest.refused_reason}</p>
          </Notice>
        ) : null}
        {newest === undefined ? null : (
          <p className="mt-1 text-sm text-ink-soft">
            Sent <Ago moment={newest.sent_at} isSentence />
            {newest.state === 'sent' && isAccepted ? '; the one accepted before stands until then' : null}
            {newest.kept_until === null ? null : '; deleted 90 days after the decision'}.{' '}
            <Button kind="quiet" onClick={() => onRead(newest)}>
              Open<span className="sr-only"> {title}</span>
            </Button>
          </p>
        )}
      </div>
      <div className="min-w-0">
        <FileField
          label={newest === undefined ? `Send ${title}` : `Send ${title} anew`}
          accept=".pdf,.jpg,.jpeg,.png"
          file={sending?.file ?? null}
          hint="PDF, JPEG or PNG, up to 5 MB."
          error={sending?.error}
          isDisabled={share !== null}
          onChange={choose}
        />
        <output className="block text-sm">{isSent ? 'Sent: we will check it' : ''}</output>
        {share === null ? null : (
          <progress className="mt-2 w-full" aria-label={`Sending ${title}`} max={1} value={share} />
        )}
        {sending?.error === undefined || again === null ? null : (
          <Button kind="secondary" className="mt-2" onClick={again}>
            Try again<span className="sr-only"> to send {title}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
