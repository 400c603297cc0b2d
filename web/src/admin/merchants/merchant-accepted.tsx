import type { MerchantPapers } from '@marketplace/contract/partners/partner-kyc'
import { PaperText } from '../../office/papers/paper-text.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { Disclosure } from '../../ui/surfaces.tsx'
import { PartnerCard } from '../partners/partner-card.tsx'

/** What the partner accepted by name, each as it was shown then. */
export const MerchantAccepted = ({ accepted }: { accepted: MerchantPapers['accepted'] }) => (
  <PartnerCard title="What they accepted">
    {accepted.length === 0 ? (
      <p className="text-sm text-ink-soft">
        Nothing yet. The agreement and the declaration for housing finance stand in their settings.
      </p>
    ) : (
      <ul className="divide-y divide-line-soft">
        {accepted.map(({ kind, version, title, name, accepted_at, text }) => (
          <li key={`${kind} ${version} ${name}`} className="py-3 first:pt-0">
            <p className="font-semibold wrap-anywhere">{title}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              Version {version}, {kind === 'housing' ? 'declared' : 'accepted'} by {name},{' '}
              {timeText(accepted_at)}
            </p>
            <Disclosure summary="Read it as it was shown">
              <PaperText text={text} />
            </Disclosure>
          </li>
        ))}
      </ul>
    )}
  </PartnerCard>
)
