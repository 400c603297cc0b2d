import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { CARRIED, readDraft, saveDraft } from '../browser-storage/drafts.ts'
import type { FormDraft } from './form-drafts.ts'

/** What waits behind the number: how many lenders match, from which instalment on, for what. Rupees and months. */
export interface Waiting {
  count: number
  emi: number | null
  amount: number
  tenure_months: number
  /** Names of the first lenders, for their marks. */
  first: readonly string[]
}

/** Answers that were given before the number. They stay in this tab, sealed, until they are saved or their time is over. */
export interface CarriedAnswers {
  product: LoanProduct
  values: FormDraft
  /** Until when they are kept, in milliseconds since 1970. */
  until: number
  /** Null until their offers were asked for: only then do they go to whoever signs in. */
  waiting: Waiting | null
}

/** The last one that was read: the same object until it changes. */
let known: { carried: CarriedAnswers | null; text: string } = { carried: null, text: '{}' }
const listeners = new Set<() => void>()
const change = (carried: CarriedAnswers | null): void => {
  saveDraft(CARRIED, carried)
  for (const listener of listeners) listener()
}

/** The answers as they stand; null where there are none, or their time is over. Nothing else writes this draft. */
export const findCarried = (): CarriedAnswers | null => {
  const draft = readDraft(CARRIED)
  const text = JSON.stringify(draft)
  if (text !== known.text)
    known = { text, carried: 'until' in draft ? (draft as unknown as CarriedAnswers) : null }
  return known.carried !== null && known.carried.until > Date.now() ? known.carried : null
}

/** Whether answers wait for whoever signs in. */
export const findReleased = (): CarriedAnswers | null => {
  const carried = findCarried()
  return carried?.waiting == null ? null : carried
}

/** Keeps answers for the idle time of this brand's customers from now on. */
export const keepCarried = (carried: Omit<CarriedAnswers, 'until'>, idleMinutes: number): void => {
  change({ ...carried, until: Date.now() + idleMinutes * 60_000 })
}

/** They were saved, or are not wanted any more. */
export const dropCarried = (): void => {
  change(null)
}

export const subscribeToCarried = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
