import { useState, type ReactNode } from 'react'
import type { OpenPrices } from '@marketplace/contract/market/open-prices'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PriceAsk } from '../open-prices/price-ask.tsx'

interface LoanAskProps {
  bounds: OpenPrices
  chosen: Pick<OpenPrices, 'amount' | 'tenure_months'>
  onChoose: (changes: Partial<LoanAskProps['chosen']>) => void
  /** What comes next, on a wide screen beside the controls. */
  action: ReactNode
}

/** Amount and time in one line over the band; on a phone the controls open below it, on a wide screen they are there. */
export const LoanAsk = ({ bounds, chosen, onChoose, action }: LoanAskProps) => {
  const t = useText()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <div className="figures flex items-center gap-4 rounded-surface bg-surface p-3 text-ink shadow-lift lg:hidden">
        <dl className="flex min-w-0 grow flex-wrap gap-x-5">
          <div>
            <dt className="text-xs text-ink-soft">{t('loan.amount')}</dt>
            <dd className="font-semibold">{format.money(chosen.amount)}</dd>
          </div>
          <div>
            <dt className="text-xs text-ink-soft">{t('loan.time')}</dt>
            <dd className="font-semibold">{format.tenure(chosen.tenure_months)}</dd>
          </div>
        </dl>
        <Button
          kind="secondary"
          aria-expanded={isOpen}
          aria-controls="loan-ask"
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'loan.change_done' : 'loan.change')}
        </Button>
      </div>
      <div id="loan-ask" className={classNames('mt-2 lg:mt-0 lg:block', isOpen ? '' : 'hidden')}>
        <PriceAsk bounds={bounds} chosen={chosen} onChoose={onChoose} action={action} />
      </div>
    </div>
  )
}
