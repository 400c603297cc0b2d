import { useState } from 'react'
import { Email, Mobile, Passcode } from '@marketplace/contract/platform/formats'
import { startContactChange, verifyContactChange } from '@marketplace/contract/entry/sign-in'
import { call } from '../../../api/call.ts'
import { refreshProfile } from '../../../session/profile-store.ts'

export type ContactKind = 'mobile_phone_number' | 'email'

/** A passcode that is on its way. */
interface Sent {
  contact: string
  contact_id: string
  masked_to: string
  /** When another may be asked for, epoch milliseconds. */
  resendAt: number
}

const checks = { mobile_phone_number: Mobile, email: Email } as const

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The number as typed, without what people put before and between its ten digits. */
const plainMobile = (typed: string): string =>
  typed.replaceAll(/[^0-9]/g, '').replace(/^(?:91|0)(?=[0-9]{10}$)/, '')

/**
 * Proves a new contact by passcode, in place (decisions.md 12). `error` is a message key or the server's words.
 */
export const useContactProof = (
  kind: ContactKind,
  onProved: (contact: string) => void,
  onDone: () => void,
) => {
  const [sent, setSent] = useState<Sent | null>(null)
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)

  const guarded = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      await act()
    } catch (failure) {
      setError(wordsOf(failure))
    } finally {
      setBusy(false)
    }
  }
  const start = (typed: string): Promise<void> =>
    guarded(async () => {
      const contact = kind === 'email' ? typed.trim() : plainMobile(typed)
      const wrong = checks[kind].safeParse(contact).error?.issues[0]?.message
      if (wrong !== undefined) return setError(wrong)
      const body = kind === 'email' ? { email: contact } : { mobile_phone_number: contact }
      const { contact_id, masked_to, resend_in_s } = await call(startContactChange, { body })
      setSent({ contact, contact_id, masked_to, resendAt: Date.now() + resend_in_s * 1000 })
    })
  const confirm = (otp: string): Promise<void> =>
    guarded(async () => {
      if (sent === null) return
      const wrong = Passcode.safeParse(otp).error?.issues[0]?.message
      if (wrong !== undefined) return setError(wrong)
      await call(verifyContactChange, { body: { contact_id: sent.contact_id, otp } })
      onProved(sent.contact)
      await refreshProfile()
      onDone()
    })
  return { sent, error, isBusy, start, confirm }
}
