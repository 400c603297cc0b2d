import { useState } from 'react'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { fieldErrors } from '../../api/api-error.ts'
import { askedAmount } from '../../session/asked-amount.ts'
import { openApplication } from '../../session/open-application.ts'
import type { DetailForm } from './questions/use-detail-form.ts'
import type { Question } from './detail-groups.ts'

interface SeeOffers {
  isBusy: boolean
  /** The server's words about what went wrong. */
  failure: string | null
  seeOffers: () => Promise<void>
}

/**
 * "See my offers": the rest is saved with the editing ended, the application opened, and then the profile let go, so that the
 * landing rule finds all three at once and leads on. `months` is the time that a new application asks for, null the usual one.
 * `onWrong` opens the group of the first question that is not fine.
 */
export const useSeeOffers = (
  detail: DetailForm,
  product: LoanProduct,
  months: number | null,
  onWrong: (question: Question) => void,
): SeeOffers => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { problems, finish } = detail

  const firstWrong = (): Question | null => problems().keys().next().value ?? null

  const seeOffers = async (): Promise<void> => {
    const wrong = firstWrong()
    if (wrong !== null) return onWrong(wrong)
    setBusy(true)
    setFailure(null)
    try {
      const profile = await finish()
      await openApplication(product, askedAmount(profile, product), profile, months)
    } catch (error) {
      const refused = Object.keys(fieldErrors(error)).length > 0 ? firstWrong() : null
      if (refused === null) setFailure(error instanceof Error ? error.message : String(error))
      else onWrong(refused)
      setBusy(false)
    }
  }
  return { isBusy, failure, seeOffers }
}
