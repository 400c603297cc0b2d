import { Link } from '../../router/link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Spot } from '../spot/spot.tsx'

/** What happens after a request to become a partner. */
export const MerchantSuccessPage = () => {
  const t = useText()
  return (
    <div className="mx-auto max-w-form">
      <Spot name="sent" size={120} />
      <h1 className="mt-4 text-xl">{t('merchant.sent_heading')}</h1>
      <p className="mt-3">{t('merchant.sent_text')}</p>
      <h2 className="mt-6 mb-2 text-lg">{t('merchant.next')}</h2>
      <ol className="mb-6 list-decimal space-y-2 ps-6">
        <li>{t('merchant.step_look')}</li>
        <li>{t('merchant.step_agree')}</li>
        <li>{t('merchant.step_link')}</li>
      </ol>
      <Link to="/" className={buttonClass('secondary')}>
        {t('merchant.home')}
      </Link>
    </div>
  )
}
