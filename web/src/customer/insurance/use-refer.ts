import { useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { referToInsurance } from '@marketplace/contract/catalogue/insurance'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { dropIdempotencyKey, idempotencyKey } from '../../api/idempotency-key.ts'
import { useText } from '../../i18n/use-text.ts'

/** Asks for a referral, once however often it is tried, and goes on to the page that says what was asked. */
export const useRefer = (planId: number, consentVersion: string) => {
  const t = useText()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const refer = async (): Promise<void> => {
    setSending(true)
    setError(null)
    const matter = `insurance ${planId} ${consentVersion}`
    try {
      const { redirect } = await call(referToInsurance, {
        body: { plan_id: planId, consent_version: consentVersion },
        headers: { 'idempotency-key': idempotencyKey(sessionStorage, matter, () => crypto.randomUUID()) },
      })
      dropIdempotencyKey(sessionStorage, matter)
      navigate(`/user/${redirect}`)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.status > 0 && failure.status < 500) dropIdempotencyKey(sessionStorage, matter)
      setError(failure)
      setSending(false)
    }
  }
  const message = error?.status === 0 ? t('insurance.lost') : (error?.message ?? null)
  return { refer, isSending, message }
}
