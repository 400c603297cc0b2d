import { useState } from 'react'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { readFormDraft, saveFormDraft } from '../../session/form-drafts.ts'

/** The time that a new application asks for, in months: it outlives a reload, a change of language and a session that ends, as the answers beside it do. */
export const useMonths = (product: LoanProduct): [months: number, choose: (months: number) => void] => {
  const draft = `time ${product}`
  const { tenure, default_tenure_months } = productJourneys[product]
  const [months, setMonths] = useState(() => {
    const kept = Number(readFormDraft(draft)['months'])
    return kept >= tenure.min && kept <= tenure.max ? kept : default_tenure_months
  })
  const choose = (next: number): void => {
    setMonths(next)
    saveFormDraft(draft, { months: String(next) })
  }
  return [months, choose]
}
