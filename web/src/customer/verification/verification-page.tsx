import { useText } from '../../i18n/use-text.ts'

/** The passcode screen. */
export const VerificationPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('verification.heading')}</h1>
}
