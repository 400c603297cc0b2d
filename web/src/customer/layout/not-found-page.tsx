import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass } from '../../ui/button.tsx'

export const NotFoundPage = () => {
  const t = useText()
  return (
    <div className="mx-auto max-w-form py-10">
      <h1 className="text-xl">{t('not_found.heading')}</h1>
      <p className="mt-3 mb-6">{t('not_found.text')}</p>
      <Link to="/" className={buttonClass('primary')}>
        {t('not_found.action')}
      </Link>
    </div>
  )
}
