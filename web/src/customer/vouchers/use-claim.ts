import { useState } from 'react'
import { claimVoucher } from '@marketplace/contract/catalogue/vouchers'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { dropIdempotencyKey, idempotencyKey } from '../../api/idempotency-key.ts'
import { useText } from '../../i18n/use-text.ts'

/** Claims an offer, once however often it is tried. `onEnd`: the list has to be looked at again. */
export const useClaim = (offerId: number, onEnd: () => void) => {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const claim = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    const matter = `voucher ${offerId}`
    try {
      await call(claimVoucher, {
        body: { offer_id: offerId },
        headers: { 'idempotency-key': idempotencyKey(sessionStorage, matter, () => crypto.randomUUID()) },
      })
      dropIdempotencyKey(sessionStorage, matter)
      onEnd()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.status > 0 && failure.status < 500) dropIdempotencyKey(sessionStorage, matter)
      setError(failure)
      setBusy(false)
      if (hasCode<typeof claimVoucher>(failure, 'voucher_gone', 'voucher_ended')) onEnd()
    }
  }
  const message = error?.status === 0 ? t('vouchers.lost') : (error?.message ?? null)
  return { claim, isBusy, message }
}
