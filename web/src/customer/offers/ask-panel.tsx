import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { offerAmountLimits, offerTenureLimits } from '@marketplace/contract/offers'
import { ApiError } from '../../api/api-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { startEditing } from '../../session/edit-profile.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Slider } from '../../ui/slider.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { offerOrders, type OfferOrder } from './offers-query.ts'
import { amountStops, tenureStops } from './slider-stops.ts'

/** How long the sliders rest before the list follows. */
const REST_MS = 150

interface ChosenAsk {
  amount: number
  tenure: number
}

/** The ask as it is being chosen: at once on the sliders, handed on when they rest. */
const useChosenAsk = (asked: ChosenAsk, onAsk: (ask: ChosenAsk) => void) => {
  const [draft, setDraft] = useState<ChosenAsk | null>(null)
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => onAsk(draft), REST_MS)
    return () => clearTimeout(timer)
  }, [draft, onAsk])
  const { amount, tenure } = asked
  useEffect(() => setDraft(null), [amount, tenure])
  const chosen = draft ?? asked
  const choose = (changes: Partial<ChosenAsk>): void => setDraft({ ...chosen, ...changes })
  return { chosen, choose }
}

const EditDetails = () => {
  const t = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const edit = async (): Promise<void> => {
    setBusy(true)
    try {
      await startEditing()
      await navigate('/user/user-detail')
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    }
  }
  return (
    <Button kind="quiet" className="-ms-4" busy={isBusy} onClick={() => void edit()}>
      {t('offers.ask.edit')}
    </Button>
  )
}

interface AskPanelProps {
  asked: ChosenAsk
  onAsk: (ask: ChosenAsk) => void
  order: OfferOrder
  onOrder: (order: OfferOrder) => void
  asOn: string
}

/** Amount, tenure and order of the list. */
export const AskPanel = ({ asked, onAsk, order, onOrder, asOn }: AskPanelProps) => {
  const t = useText()
  const format = useFormat()
  const { chosen, choose } = useChosenAsk(asked, onAsk)
  return (
    <Card aria-labelledby="offers-ask" className="space-y-2">
      <h2 id="offers-ask" className="text-base">
        {t('offers.ask.heading')}
      </h2>
      <Slider
        label={t('offers.ask.amount')}
        rangeLabel={t('offers.ask.amount_range')}
        {...offerAmountLimits}
        step={1}
        stops={amountStops}
        value={chosen.amount}
        onChange={(amount) => choose({ amount })}
        words={format.moneyInWords}
        prefix="₹"
      />
      <Slider
        label={t('offers.ask.tenure')}
        rangeLabel={t('offers.ask.tenure_range')}
        {...offerTenureLimits}
        step={1}
        stops={tenureStops}
        value={chosen.tenure}
        onChange={(tenure) => choose({ tenure })}
        words={format.tenure}
        suffix={t('offers.ask.months')}
      />
      <SelectField
        label={t('offers.order.label')}
        hint={order === 'published' ? undefined : t('offers.order.own')}
        defaultValue={order}
        onChange={(event) => onOrder(offerOrders.find((known) => known === event.target.value) ?? 'published')}
        options={offerOrders.map((value) => ({ value, label: t(`offers.order.${value}`) }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <Link
          to="/how-we-order-offers"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          {t('layout.ranking')}
        </Link>
        <span className="figures text-ink-soft">{t('offers.as_on', { day: format.day(asOn) })}</span>
      </div>
      <EditDetails />
    </Card>
  )
}

/** The panel's place until the first list is there. */
export const AskPanelSkeleton = () => (
  <Card aria-hidden="true">
    <Skeleton className="h-96" />
  </Card>
)
