import { useState } from 'react'
import type { Profile } from '@marketplace/contract/profiles'
import { useText } from '../../i18n/use-text.ts'
import { useProfile } from '../../session/profile-store.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { DetailJourney } from './detail-journey.tsx'
import { useOptionSets } from './use-option-sets.ts'

/** Why a customer who has told everything before is here again. */
const Reason = ({ profile }: { profile: Profile }) => {
  const t = useText()
  const [{ isOutdated, isReturning }] = useState({
    isOutdated: profile.pl_update_required === 1,
    isReturning: profile.pl_completed === 1,
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

/** The detail form (specification, section 2). */
export const UserDetailPage = () => {
  const t = useText()
  const { profile } = useProfile()
  const { options, error, retry } = useOptionSets()
  return (
    <div className="mx-auto max-w-page">
      <h1 className="mb-4 text-xl">{t('details.heading')}</h1>
      {profile === null ? null : <Reason key={profile.user_id} profile={profile} />}
      {error === null ? null : (
        <Notice tone="bad" live title={t('details.options_failed')}>
          <p className="mb-3">{error.message}</p>
          <Button kind="secondary" onClick={retry}>
            {t('details.try_again')}
          </Button>
        </Notice>
      )}
      {profile !== null && options !== null ? (
        <DetailJourney key={profile.user_id} profile={profile} options={options} />
      ) : null}
      {options === null && error === null ? <Waiting /> : null}
    </div>
  )
}
