import { useText } from '../../i18n/use-text.ts'

/** Where a returning customer goes on. */
export const WelcomeBackPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('applications.heading')}</h1>
}
