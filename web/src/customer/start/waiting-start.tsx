import { Link } from '../../router/link.tsx'
import { checkPathOf } from '@marketplace/contract/loans/check-paths'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import type { CarriedAnswers } from '../../session/carried-answers.ts'
import { LayeredConsents } from './layered-consents.tsx'
import { StartForm } from './start-form.tsx'
import { loadCarryTexts } from './load-carry-texts.ts'

/** The number, for whoever has answered the questions: what waits behind it comes first. */
const WaitingStart = ({ carried }: { carried: CarriedAnswers }) => {
  const t = useText()
  const format = useFormat()
  const { product, waiting } = carried
  if (waiting === null) return null
  const { count, emi, amount, tenure_months } = waiting
  return (
    <div className="mx-auto max-w-form lg:pt-4">
      <h1 className="figures text-xl">
        {emi === null ? t('carry.waiting_none') : t('carry.waiting_start', { count, emi: format.money(emi) })}
      </h1>
      <p className="mt-1 text-ink-soft">{t('carry.waiting_text')}</p>
      <p className="figures mt-1 text-sm text-ink-soft">
        {format.money(amount)} · {format.tenure(tenure_months)} ·{' '}
        <Link to={checkPathOf(product)} className="underline underline-offset-4">
          {t('carry.change')}
        </Link>
      </p>
      <div className="mt-5">
        <StartForm layered={LayeredConsents} />
      </div>
    </div>
  )
}

export const loadWaitingStart = async () => {
  await loadCarryTexts(readLanguage(document.documentElement.lang))
  return WaitingStart
}
