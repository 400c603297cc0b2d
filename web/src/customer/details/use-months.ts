import { useState } from 'react'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { readDraft, saveDraft } from '../../browser-storage/drafts.ts'

/** The time that a new application asks for, in months: it outlives a reload, a change of language and a session that ends, as the answers beside it do. */
export const useMonths = (product: LoanProduct): [months: number, choose: (months: number) => void] => {
  const draft = `time ${product}`
  const [months, setMonths] = useState(() => {
    const { months: kept } = readDraft(draft)
    return typeof kept === 'number' ? kept : productJourneys[product].default_tenure_months
  })
  const choose = (next: number): void => {
    setMonths(next)
    saveDraft(draft, { months: next })
  }
  return [months, choose]
}
