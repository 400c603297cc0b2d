import { useText } from '../../i18n/use-text.ts'

/** What the stand-in gateways received, in the demo alone. */
export const OutboxPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('title.outbox')}</h1>
}
