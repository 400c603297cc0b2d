import { useText } from '../../i18n/use-text.ts'

/** The consents given, and how to take them back. */
export const ConsentsPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('consents.heading')}</h1>
}
