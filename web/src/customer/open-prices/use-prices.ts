import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { DrawMark } from '../lender-mark/late-mark.tsx'
import type { OpenPrices } from '@marketplace/contract/market/open-prices'
import { priceCount } from './price-count.ts'

/** How long amount and time rest before the figures follow. */
const REST_MS = 150

type Chosen = Pick<OpenPrices, 'amount' | 'tenure_months'>

/**
 * Figures for an amount and a time that somebody plays with; those before stay in sight until the next are there. `start` is what the
 * address asks for where `first` is for something else; with `all` a move brings every lender and not the first few, and so does `bringAll`.
 */
export const usePrices = (
  first: OpenPrices,
  { all = false, start }: { all?: boolean; start?: Chosen } = {},
) => {
  const [prices, setPrices] = useState(first)
  const [chosen, setChosen] = useState<Chosen>(
    start ?? { amount: first.amount, tenure_months: first.tenure_months },
  )
  const [hasFailed, setFailed] = useState(false)
  const [draw, setDraw] = useState<{ mark: DrawMark } | null>(null)
  const [isAllWanted, setAllWanted] = useState(false)
  const { product_type } = first
  useEffect(() => {
    const isLacking = isAllWanted && prices.rows.length < priceCount(prices)
    const isSame = chosen.amount === prices.amount && chosen.tenure_months === prices.tenure_months
    if (isSame && !isLacking) return undefined
    const control = new AbortController()
    const ask = async (): Promise<void> => {
      try {
        // The page shows its first figures without a call: what makes one comes with the first move.
        const { askPrices, drawMark } = await import('./ask-prices.ts')
        const next = await askPrices({ product_type, ...chosen }, all, control.signal)
        setDraw({ mark: drawMark })
        setPrices(next)
        setFailed(false)
      } catch (error) {
        if (control.signal.aborted) return
        setFailed(true)
        if (!(error instanceof ApiError)) throw error
      }
    }
    const timer = setTimeout(() => void ask(), REST_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [all, chosen, isAllWanted, prices, product_type])
  const choose = (changes: Partial<Chosen>): void => setChosen({ ...chosen, ...changes })
  const bringAll = (): void => setAllWanted(true)
  return { prices, chosen, choose, bringAll, hasFailed, draw: draw?.mark ?? null }
}
