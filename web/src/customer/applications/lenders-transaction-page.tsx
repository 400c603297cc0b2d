import { useText } from '../../i18n/use-text.ts'

/** What happens at one lender. */
export const LendersTransactionPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('applications.heading')}</h1>
}
