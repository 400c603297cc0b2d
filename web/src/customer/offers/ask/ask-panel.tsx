import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useNavigate } from '../../../router/router.tsx'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { ApiError } from '../../../api/api-error.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { startEditing } from '../../../session/edit-profile.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Slider } from '../../../ui/form/slider.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { Skeleton } from '../../../ui/waiting.tsx'
import { offerOrders, type OfferOrder } from './offers-query.ts'
import { amountStops, tenureStops } from '../../loan-ranges/slider-stops.ts'

/** How long the sliders rest before the list follows. */
const REST_MS = 150

interface ChosenAsk {
  amount: number
  tenure: number
}

/** The ask as it is being chosen: at once on the sliders, handed on when they rest. */
const useChosenAsk = ({ amount, tenure }: ChosenAsk, onAsk: (ask: ChosenAsk) => void) => {
  const [chosen, setChosen] = useState<ChosenAsk>({ amount, tenure })
  const handedOn = useRef(chosen)
  useEffect(() => {
    // What comes round from here is no news; another address (the browser's back) is.
    if (amount === handedOn.current.amount && tenure === handedOn.current.tenure) return
    handedOn.current = { amount, tenure }
    setChosen(handedOn.current)
  }, [amount, tenure])
  useEffect(() => {
    if (chosen.amount === handedOn.current.amount && chosen.tenure === handedOn.current.tenure)
      return undefined
    const timer = setTimeout(() => {
      handedOn.current = chosen
      onAsk(chosen)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [chosen, onAsk])
  const choose = (changes: Partial<ChosenAsk>): void => setChosen({ ...chosen, ...changes })
  return { chosen, choose }
}

const EditDetails = ({ product }: { product: LoanProduct }) => {
  const t = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const edit = async (): Promise<void> => {
    setBusy(true)
    try {
      await startEditing()
      navigate(productJourneys[product].detail)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    }
  }
  return (
    <Button kind="quiet" className="-mx-4 text-sm" busy={isBusy} onClick={() => void edit()}>
      {t('offers.ask.edit')}
    </Button>
  )
}

interface AskPanelProps {
  product: LoanProduct
  asked: ChosenAsk
  onAsk: (ask: ChosenAsk) => void
  order: OfferOrder
  onOrder: (order: OfferOrder) => void
  asOn: string
}

/** Amount, tenure and order of the list. */
export const AskPanel = ({ product, asked, onAsk, order, onOrder, asOn }: AskPanelProps) => {
  const t = useText()
  const format = useFormat()
  const { chosen, choose } = useChosenAsk(asked, onAsk)
  const limits = productJourneys[product]
  const [isOpen, setOpen] = useState(false)
  const parts = (
    <>
      <Slider
        label={t('offers.ask.amount')}
        rangeLabel={t('offers.ask.amount_range')}
        {...limits.amount}
        step={1}
        stops={amountStops(limits.amount)}
        value={chosen.amount}
        onChange={(amount) => choose({ amount })}
        words={format.moneyInWords}
        prefix="₹"
      />
      <Slider
        label={t('offers.ask.tenure')}
        rangeLabel={t('offers.ask.tenure_range')}
        {...limits.tenure}
        step={1}
        stops={tenureStops(limits.tenure)}
        value={chosen.tenure}
        onChange={(tenure) => choose({ tenure })}
        words={format.tenure}
        suffix={t('offers.ask.months')}
      />
      <SelectField
        label={t('offers.order.label')}
        hint={order === 'published' ? undefined : t('offers.order.own')}
        value={order}
        onChange={(event) =>
          onOrder(offerOrders.find((known) => known === event.target.value) ?? 'published')
        }
        options={offerOrders.map((value) => ({ value, label: t(`offers.order.${value}`) }))}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <Link
          to="/how-we-order-offers"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          {t('layout.ranking')}
        </Link>
        <EditDetails product={product} />
      </div>
      <p className="figures text-xs text-ink-soft">{t('offers.as_on', { day: format.day(asOn) })}</p>
    </>
  )
  return (
    <section
      aria-labelledby="offers-ask"
      className="bg-surface shadow-card max-lg:-mx-4 max-lg:-mt-4 sm:max-lg:-mx-6 lg:rounded-surface"
    >
      <h2 id="offers-ask" className="sr-only">
        {t('offers.ask.heading')}
      </h2>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="figures flex min-h-12 w-full items-center gap-2 px-4 text-start text-sm sm:px-6 lg:hidden"
      >
        <span className="min-w-0 grow truncate">
          <strong className="font-semibold">
            {format.money(chosen.amount)} · {format.tenure(chosen.tenure)}
          </strong>{' '}
          <span className="text-ink-soft">· {t(`offers.order.${order}`)}</span>
        </span>
        <span className="sr-only">{t('offers.ask.open')}</span>
        <IconPencil aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
      </button>
      <div className="p-5 max-lg:hidden">{parts}</div>
      {/* On a phone: a sheet from the foot of the screen. The list behind it follows at once. */}
      <Dialog
        isOpen={isOpen}
        title={t('offers.ask.heading')}
        onClose={() => setOpen(false)}
        closeLabel={t('layout.close')}
        actions={
          <Button className="w-full" onClick={() => setOpen(false)}>
            {t('offers.ask.done')}
          </Button>
        }
        className="mb-0! w-full! rounded-b-none! sm:mb-auto! sm:w-[32rem]! sm:rounded-b-surface!"
      >
        {parts}
      </Dialog>
    </section>
  )
}

/** The panel's place until the first list is there. */
export const AskPanelSkeleton = () => (
  <div
    aria-hidden="true"
    className="h-12 space-y-4 bg-surface p-3 shadow-card max-lg:-mx-4 max-lg:-mt-4 sm:max-lg:-mx-6 lg:h-[24.5rem] lg:rounded-surface lg:p-5"
  >
    <Skeleton className="h-6 lg:h-20" />
    <Skeleton className="h-20 max-lg:hidden" />
    <Skeleton className="h-16 max-lg:hidden" />
    <Skeleton className="h-6 w-2/3 max-lg:hidden" />
  </div>
)
