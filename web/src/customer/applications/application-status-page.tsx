import { useText } from '../../i18n/use-text.ts'

/** Where the application stands. */
export const ApplicationStatusPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('applications.heading')}</h1>
}
