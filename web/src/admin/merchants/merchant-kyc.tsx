import { kycItems, type KycSubmission, type MerchantPapers } from '@marketplace/contract/partners/partner-kyc'
import type { PartnerDetail } from '@marketplace/contract/partners/partners'
import { useId, useState } from 'react'
import { KycValues } from '../../office/papers/kyc-values.tsx'
import { changedWords, kycStates, kycTitles } from '../../office/papers/kyc-words.ts'
import { StackedList } from '../../office/papers/stacked-list.tsx'
import { Ago } from '../../office/show/ago.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Button } from '../../ui/button.tsx'
import { PartnerCard } from '../partners/partner-card.tsx'
import { KycActs, type KycAct } from './kyc-acts.tsx'
import { sealedOf } from './sealed-of.ts'

type Sent = MerchantPapers['kyc'][number]

/** What the record holds of an item now. */
const OnRecord = ({ item, partner }: { item: KycSubmission['item']; partner: PartnerDetail }) => {
  const rows = {
    business: [{ key: 'legal', label: 'Legal name', value: partner.legal_name }],
    tax: [
      { key: 'pan', label: 'PAN', value: partner.pan_masked },
      { key: 'gstin', label: 'GSTIN', value: partner.gstin_masked },
    ],
    bank: [
      { key: 'holder', label: 'Account holder', value: partner.account_name },
      { key: 'account', label: 'Account number', value: partner.account_number_masked },
      { key: 'ifsc', label: 'IFSC', value: partner.ifsc },
    ],
  } as const
  return <StackedList rows={rows[item]} />
}

interface ItemProps {
  sent: Sent
  partner: PartnerDetail
  onAct: (act: KycAct) => void
}

const Item = ({ sent, partner, onAct }: ItemProps) => {
  const id = useId()
  const { item, state, sent_at, checked_at, checked_by, refused_reason, lapsed_fields } = sent
  const ask = (what: KycAct['what']) => () => onAct({ what, sent, version: partner.version })
  return (
    <section aria-labelledby={id} className="border-t border-line-soft py-4 first:border-t-0 first:pt-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={id} className="text-base">
          {kycTitles[item]}
        </h3>
        <StatusDot tone={kycStates[state].tone}>
          {state === 'sent' ? 'Waits to be checked' : kycStates[state].label}
        </StatusDot>
        <span className="text-sm text-ink-soft">
          sent <Ago moment={sent_at} isSentence />
          {checked_at === null ? null : (
            <>
              , {state === 'refused' ? 'refused' : 'checked'} by {checked_by}{' '}
              <Ago moment={checked_at} isSentence />
            </>
          )}
        </span>
      </div>
      {refused_reason === null ? null : (
        <p className="mb-2 text-sm wrap-anywhere">Told: “{refused_reason}”</p>
      )}
      {state === 'lapsed' ? (
        <p className="mb-2 text-sm wrap-anywhere">
          The record has changed since: {changedWords(lapsed_fields)}. The partner is asked to send it again
          {item === 'bank' ? ', and payouts wait until it is checked' : ''}.
        </p>
      ) : null}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="text-sm font-semibold">Sent by the partner</p>
          <KycValues submission={sent} />
        </div>
        <div className="min-w-0">
          <p className="text-sm font-semibold">On the record now</p>
          <OnRecord item={item} partner={partner} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'sent' ? (
          <>
            <Button aria-haspopup="dialog" onClick={ask('check')}>
              Check<span className="sr-only"> {kycTitles[item]}</span>
            </Button>
            <Button kind="secondary" aria-haspopup="dialog" onClick={ask('refuse')}>
              Refuse<span className="sr-only"> {kycTitles[item]}</span>
            </Button>
          </>
        ) : null}
        {sealedOf(sent).length === 0 ? null : (
          <Button kind="quiet" aria-haspopup="dialog" onClick={ask('show')}>
            Show in clear<span className="sr-only"> {kycTitles[item]}</span>
          </Button>
        )}
      </div>
    </section>
  )
}

/** What the partner sent in beside what its record holds, each item to be checked or refused. */
export const MerchantKyc = ({
  partner,
  papers,
  onChanged,
}: {
  partner: PartnerDetail
  papers: MerchantPapers
  onChanged: () => Promise<void>
}) => {
  const [act, setAct] = useState<KycAct | null>(null)
  const never = kycItems.filter((item) => !papers.kyc.some((sent) => sent.item === item))
  return (
    <PartnerCard title="Details they sent in">
      {papers.kyc.map((sent) => (
        <Item key={sent.submission_id} sent={sent} partner={partner} onAct={setAct} />
      ))}
      {never.length === 0 ? null : (
        <p className="text-sm text-ink-soft">
          Not sent yet: {never.map((item) => kycTitles[item].toLowerCase()).join(', ')}. They send it from
          their settings once they can sign in.
        </p>
      )}
      {act === null ? null : (
        <KycActs
          key={`${act.what} ${act.sent.submission_id}`}
          act={act}
          partner={partner}
          onClose={() => setAct(null)}
          onChanged={onChanged}
        />
      )}
    </PartnerCard>
  )
}
