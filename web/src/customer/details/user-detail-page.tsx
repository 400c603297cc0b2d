import { useText } from '../../i18n/use-text.ts'

/** The detail form. */
export const UserDetailPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('details.heading')}</h1>
}
