import { useState } from 'react'
import { useNavigate } from '../../../router/router.tsx'
import { applyToLender } from '@marketplace/contract/loans/applications'
import { ApiError, hasCode } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useText } from '../../../i18n/use-text.ts'
import { dropApplyKey, getApplyKey } from './apply-key.ts'

export type Apply = typeof applyToLender

interface Applying {
  appId: string
  lenderId: number
  consentVersion: string
  /** The list has changed on the server: it has to be looked at again. */
  onStale: () => void
  /** So have the words of the consent. */
  onNewWords: () => void
  /** The lender needs answers that are not there. */
  onMissing: () => void
}

/** Whether the server has decided on a request, so that a further press is a new one. */
const isAnswered = ({ status }: ApiError): boolean => status > 0 && status < 500

/** Sends an application, once however often it is tried, and goes on to where the server says. */
export const useApply = ({ appId, lenderId, consentVersion, onStale, onNewWords, onMissing }: Applying) => {
  const t = useText()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  const fail = (failure: ApiError, snapshotId: string): void => {
    if (isAnswered(failure)) dropApplyKey(sessionStorage, lenderId, snapshotId)
    setError(failure)
    setSending(false)
    if (hasCode<Apply>(failure, 'snapshot_stale', 'lender_not_in_snapshot')) onStale()
    if (hasCode<Apply>(failure, 'consent_missing')) onNewWords()
    if (hasCode<Apply>(failure, 'answers_needed')) onMissing()
  }

  const send = async (snapshotId: string): Promise<void> => {
    setSending(true)
    setError(null)
    const key = getApplyKey(sessionStorage, lenderId, snapshotId, () => crypto.randomUUID())
    try {
      const { redirect } = await call(applyToLender, {
        params: { app_id: appId },
        body: { lender_id: lenderId, snapshot_id: snapshotId, consent_version: consentVersion },
        headers: { 'idempotency-key': key },
      })
      dropApplyKey(sessionStorage, lenderId, snapshotId)
      navigate(`/user/${redirect}`)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      fail(failure, snapshotId)
    }
  }

  const message = (): string | null => {
    if (error === null) return null
    if (error.status === 0) return t('offers.apply.lost')
    if (hasCode<Apply>(error, 'consent_missing')) return t('offers.apply.new_words')
    return hasCode<Apply>(error, 'snapshot_stale') ? t('offers.apply.changed') : error.message
  }
  return { send, isSending, error, message: message() }
}
