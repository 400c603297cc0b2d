import { useText } from '../../i18n/use-text.ts'

/** Sends the application to the lender of the link. */
export const LenderSubmitPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('applications.heading')}</h1>
}
