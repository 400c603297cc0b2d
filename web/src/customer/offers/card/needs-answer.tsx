import { useState } from 'react'
import { useNavigate } from '../../../router/router.tsx'
import type { Offer } from '@marketplace/contract/market/offers'
import { ApiError } from '../../../api/api-error.ts'
import { useText } from '../../../i18n/use-text.ts'
import { startEditing } from '../../../session/edit-profile.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { missingFacts } from '../list/missing-facts.ts'
import { SCORE_QUESTION } from '../list/score-question.tsx'

/** What the lender still has to know, and the way to tell it: the question on this page, else the details. */
export const NeedsAnswer = ({ offer }: { offer: Offer }) => {
  const t = useText()
  const navigate = useNavigate()
  const { detail } = useJourney()
  const [isBusy, setBusy] = useState(false)
  const facts = missingFacts(offer.reasons)
  const answer = async (): Promise<void> => {
    const question = facts.includes('score') ? document.getElementById(SCORE_QUESTION) : null
    if (question !== null) {
      question.scrollIntoView({ block: 'center' })
      question.focus({ preventScroll: true })
      return
    }
    setBusy(true)
    try {
      await startEditing()
      navigate(detail)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    }
  }
  return (
    <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-warn-soft ps-3 text-sm text-warn">
      <span className="py-1">
        {t('offers.needs', {
          count: facts.length,
          facts: facts.map((fact) => t(`offers.fact.${fact}`)).join(', '),
        })}
      </span>
      <button
        type="button"
        disabled={isBusy}
        aria-busy={isBusy || undefined}
        onClick={() => void answer()}
        className="inline-flex min-h-9 items-center pe-3 font-semibold underline underline-offset-4"
      >
        {t('offers.needs_answer')}
        <span className="sr-only">: {offer.lender_name}</span>
      </button>
    </p>
  )
}
