import { useText } from '../../i18n/use-text.ts'

/** The indicative key facts of one offer. */
export const KeyFactsPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('key_facts.heading')}</h1>
}
