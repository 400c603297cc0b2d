import { getMerchantPapers } from '@marketplace/contract/partners/partner-kyc'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { changedWords, kycTitles } from '../../office/papers/kyc-words.ts'
import { Notice } from '../../ui/surfaces.tsx'

/** What of a partner's record has changed since it was checked; nothing where every check holds. */
export const LapsedChecks = ({ id }: { id: number }) => {
  const { value } = useAnswer(ask(`partner ${id}`, getMerchantPapers, { params: { id } }))
  const lapsed = (value?.data.kyc ?? []).filter(({ state }) => state === 'lapsed')
  if (lapsed.length === 0) return null
  return (
    <Notice tone="warn" title="To be checked again" className="mb-3">
      <ul>
        {lapsed.map(({ item, lapsed_fields }) => (
          <li key={item}>
            {kycTitles[item]}: {changedWords(lapsed_fields)} changed after the check.
            {item === 'bank' ? ' Payouts wait.' : ''}
          </li>
        ))}
      </ul>
      <Link to={`/admin/merchant-management/${id}`}>What they sent in</Link>
    </Notice>
  )
}
