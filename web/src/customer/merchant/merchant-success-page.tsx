import { Link } from '../../router/link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Spot } from '../spot/spot.tsx'
import { NextSteps } from './next-steps.tsx'

/** What happens after a request to become a partner. */
export const MerchantSuccessPage = () => {
  const t = useText()
  return (
    <div className="mx-auto max-w-form">
      <Spot name="sent" size={120} />
      <h1 className="mt-4 text-xl">{t('merchant.sent_heading')}</h1>
      <p className="mt-3">{t('merchant.sent_text')}</p>
      <div className="mt-6 mb-6">
        <NextSteps />
      </div>
      <Link to="/" className={buttonClass('secondary')}>
        {t('merchant.home')}
      </Link>
    </div>
  )
}
