import { useState } from 'react'
import { useSearchParams } from '../../router/router.tsx'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Profile } from '@marketplace/contract/customers/profiles'
import { useText } from '../../i18n/use-text.ts'
import { useProfile } from '../../session/profile-store.ts'
import { useJourney } from '../../session/use-journey.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoanName } from '../layout/loan-name.tsx'
import { answerCount } from './offer-stage.tsx'
import { findGroup } from './detail-groups.ts'
import { DetailJourney } from './detail-journey.tsx'
import { useDetailKit } from './questions/use-detail-kit.ts'

/** Why a customer who has told everything before is here again. */
const Reason = ({ profile, product }: { profile: Profile; product: LoanProduct }) => {
  const t = useText()
  const [{ isOutdated, isReturning }] = useState({
    isOutdated: product === 'Personal Loans' && profile.pl_update_required === 1,
    isReturning: profile[productJourneys[product].completed] === 1,
  })
  if (isOutdated) {
    return (
      <Notice tone="warn" title={t('details.update_title')} className="mb-5">
        {t('details.update_text')}
      </Notice>
    )
  }
  return isReturning ? <p className="mb-5 max-w-text text-ink-soft">{t('details.editing_text')}</p> : null
}

const Waiting = () => (
  <div className="space-y-5">
    <Skeleton className="h-8" />
    <Skeleton className="h-96" />
  </div>
)

/** The detail form of each loan (specification, section 2: user-detail, its gold and housing pages, business-detail). */
export const UserDetailPage = () => {
  const t = useText()
  const { profile } = useProfile()
  const { product } = useJourney()
  const { kit, error, retry } = useDetailKit(product)
  const search = useSearchParams()
  const isFirst =
    profile?.[productJourneys[product].completed] !== 1 && findGroup(search.get('part'), product) === null
  const place = `${product} ${profile?.user_id}`
  return (
    <div className={classNames('mx-auto', isFirst ? 'max-w-[37.5rem]' : 'max-w-page')}>
      <div className="mb-4">
        <h1 className="text-xl">
          {t(isFirst ? 'details.quick' : 'details.heading', { count: answerCount(product) })}
        </h1>
        {isFirst ? (
          <p className="mt-1 text-sm text-ink-soft lg:text-base">{t('details.quick_lead')}</p>
        ) : null}
        <LoanName />
      </div>
      {profile === null ? null : <Reason key={place} profile={profile} product={product} />}
      {error === null ? null : (
        <Notice tone="bad" live title={t('details.options_failed')}>
          <p className="mb-3">{error.message}</p>
          <Button kind="secondary" onClick={retry}>
            {t('details.try_again')}
          </Button>
        </Notice>
      )}
      {profile !== null && kit !== null ? (
        <DetailJourney key={place} profile={profile} product={product} kit={kit} />
      ) : null}
      {kit === null && error === null ? <Waiting /> : null}
    </div>
  )
}
