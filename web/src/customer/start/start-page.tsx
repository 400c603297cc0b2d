import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'

/** The start screen. */
export const StartPage = () => {
  const t = useText()
  const { lender_count } = useBootstrap()
  return <h1 className="text-xl">{t('start.heading', { count: lender_count })}</h1>
}
