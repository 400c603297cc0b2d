import { useCallback } from 'react'
import { useLocation } from '../../router/router.tsx'
import { readLoanPage, type LoanPage } from '@marketplace/contract/market/loan-pages'
import { readAsk, type Ask } from '@marketplace/contract/loans/ask-in-search'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { call } from '../../api/call.ts'
import { useCarried } from '../../api/use-carried.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'

/** What the loan's page shows, and the amount and time that its address asks for; null where it names none. */
export const useLoanPage = (product: LoanProduct): { loaded: Loaded<LoanPage>; asked: Ask } => {
  const { loan_page } = useBootstrap()
  const { search } = useLocation()
  const carried = loan_page?.prices.product_type === product ? loan_page : undefined
  const fetchPage = useCallback(
    async (signal: AbortSignal): Promise<LoanPage> =>
      (await call(readLoanPage, { query: { product_type: product }, signal })).data,
    [product],
  )
  return {
    loaded: useCarried<LoanPage>(carried, fetchPage),
    asked: readAsk(new URLSearchParams(search), product),
  }
}
