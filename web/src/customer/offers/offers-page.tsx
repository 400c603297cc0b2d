import { useText } from '../../i18n/use-text.ts'

/** Matching lenders, compared. */
export const OffersPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('offers.heading')}</h1>
}
