import { useText } from '../../i18n/use-text.ts'
import { setSession } from '../../browser-storage/session-store.ts'
import type { readOffers } from '@marketplace/contract/market/offers'
import { hasCode, type ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'

interface OffersFailureProps {
  error: ApiError
  /** Whether a list is still shown below. */
  hasList: boolean
  onRetry: () => void
}

/** The list could not be had or renewed: what is there stays, and one press tries again. */
export const OffersFailure = ({ error, hasList, onRetry }: OffersFailureProps) => {
  const t = useText()
  // Without an application the landing rule leads on to where a new one begins.
  const startAgain = (): void => setSession({ appId: null })
  const isGone = hasCode<typeof readOffers>(error, 'not_found')
  return (
    <Notice
      tone="bad"
      live
      className="mb-4"
      title={hasList ? t('offers.update_failed') : t('offers.load_failed')}
    >
      <p>{isGone ? t('offers.application_gone') : error.message}</p>
      <Button kind="secondary" className="mt-3" onClick={isGone ? startAgain : onRetry}>
        {isGone ? t('offers.start_again') : t('offers.try_again')}
      </Button>
    </Notice>
  )
}
