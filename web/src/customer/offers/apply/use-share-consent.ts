import { useCallback } from 'react'
import { listConsentTexts } from '@marketplace/contract/customers/consents'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { call } from '../../../api/call.ts'
import { useLoaded, type Loaded } from '../../../api/use-loaded.ts'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'
import { useSession } from '../../../browser-storage/session-store.ts'

export interface ShareConsent {
  version: string
  text: string
}

/** The words of the consent to hand an application for the chosen loan to a lender; `none` where there are none. */
export const useShareConsent = (): Loaded<ShareConsent | 'none'> => {
  const { language } = useBootstrap()
  const { productType } = useSession()
  const product_type = loanProducts.find((product) => product === productType)
  const load = useCallback(
    async (signal: AbortSignal): Promise<ShareConsent | 'none'> => {
      if (product_type === undefined) return 'none'
      const { data } = await call(listConsentTexts, { query: { language, product_type }, signal })
      return data.find(({ purpose }) => purpose === 'share') ?? 'none'
    },
    [language, product_type],
  )
  return useLoaded(load)
}
