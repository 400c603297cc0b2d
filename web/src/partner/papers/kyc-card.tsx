import type { KycItem, KycSubmission } from '@marketplace/contract/partners/partner-kyc'
import { useId } from 'react'
import { KycValues } from '../../office/papers/kyc-values.tsx'
import { changedWords, kycStates, kycTitles } from '../../office/papers/kyc-words.ts'
import { Ago } from '../../office/show/ago.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'

const why: Readonly<Record<KycItem, string>> = {
  business: 'Who you are: the name as it stands on the PAN, and where your business is.',
  tax: 'The PAN by which tax is deducted, and your GSTIN if you are registered.',
  bank: 'Where we pay you. The account has to be in the name of the business.',
}

interface KycCardProps {
  item: KycItem
  /** What was sent last; null where nothing ever was. */
  submission: KycSubmission | null
  onSend: () => void
}

/** One item: how it stands, what was sent, why it was refused. */
export const KycCard = ({ item, submission, onSend }: KycCardProps) => {
  const id = useId()
  const title = kycTitles[item]
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {submission === null ? (
          <StatusDot tone="idle">Not sent</StatusDot>
        ) : (
          <StatusDot tone={kycStates[submission.state].tone}>{kycStates[submission.state].label}</StatusDot>
        )}
      </div>
      {submission === null ? (
        <p className="mb-4 text-sm text-ink-soft">{why[item]}</p>
      ) : (
        <>
          {submission.state === 'refused' ? (
            <Notice tone="bad" title="Why it was refused" className="mb-3">
              <p className="wrap-anywhere whitespace-pre-wrap">{submission.refused_reason}</p>
            </Notice>
          ) : null}
          {submission.state === 'lapsed' ? (
            <Notice tone="warn" title="Send it again" className="mb-3">
              <p>
                What we have on record has changed since we checked this:{' '}
                {changedWords(submission.lapsed_fields)}.
                {item === 'bank' ? ' Nothing is paid out until the account is checked again.' : ''} If you
                know of no change, write to us at once.
              </p>
            </Notice>
          ) : null}
          <KycValues submission={submission} />
          <p className="mt-2 mb-4 text-sm text-ink-soft">
            Sent <Ago moment={submission.sent_at} isSentence />
            {submission.state !== 'refused' && submission.checked_at !== null ? (
              <>
                , checked <Ago moment={submission.checked_at} isSentence />
              </>
            ) : null}
          </p>
        </>
      )}
      {submission?.state === 'sent' ? (
        <p className="text-sm">You may send it anew once it was looked at.</p>
      ) : (
        <Button
          kind={
            submission === null || submission.state === 'refused' || submission.state === 'lapsed'
              ? 'primary'
              : 'secondary'
          }
          aria-haspopup="dialog"
          onClick={onSend}
        >
          {submission === null ? 'Send' : 'Send anew'}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </Card>
  )
}
