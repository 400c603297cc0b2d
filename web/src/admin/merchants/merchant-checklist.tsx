import { merchantSteps, missingSteps } from '@marketplace/contract/partner-area/merchants'
import type { PartnerDetail } from '@marketplace/contract/partners/partners'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link } from '../../router/link.tsx'
import { PartnerCard } from '../partners/partner-card.tsx'
import { stepWords } from './step-words.ts'

/** What has to stand before this partner earns and is paid, and what of it does. */
export const MerchantChecklist = ({ partner }: { partner: PartnerDetail }) => {
  const missing = missingSteps(partner)
  if (partner.status === 'closed')
    return (
      <PartnerCard title="Where they stand">
        <p>{partner.slug === null ? 'The request was declined.' : 'This partner was closed.'}</p>
      </PartnerCard>
    )
  return (
    <PartnerCard
      title="Where they stand"
      actions={<Link to={`/admin/partners/${partner.id}`}>Open the record</Link>}
    >
      <ul className="grid gap-3">
        {merchantSteps.map((step) => {
          const isMissing = missing.includes(step)
          const Icon = isMissing ? IconCircleDashed : IconCircleCheck
          return (
            <li key={step} className="flex gap-3">
              <Icon
                aria-hidden="true"
                className={`size-5 shrink-0 ${isMissing ? 'text-ink-soft' : 'text-good'}`}
              />
              <span>
                <strong>{stepWords[step].title}</strong> · {isMissing ? 'missing' : 'stands'}
                <span className="block text-sm text-ink-soft">{stepWords[step].needs}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </PartnerCard>
  )
}
