import { useState } from 'react'
import { Email, Mobile, Passcode } from '@marketplace/contract/platform/formats'
import { startContactChange, verifyContactChange } from '@marketplace/contract/entry/contact-change'
import { fieldErrors } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { refreshProfile } from '../../../session/profile-store.ts'

export type ContactKind = 'mobile_phone_number' | 'email'

/** Passcodes that are on their way. */
interface Sent {
  contact: string
  contact_id: string
  masked_to: string
  /** Whom the other one went to: the contact that the customer signs in with. */
  masked_proof_to: string
  /** When others may be asked for, epoch milliseconds. */
  resendAt: number
}

/** What is wrong, as a message key or the server's words: with the passcode of the old contact, or else. */
interface Wrong {
  proof?: string
  other?: string
}

const checks = { mobile_phone_number: Mobile, email: Email } as const

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The number as typed, without what people put before and between its ten digits. */
const plainMobile = (typed: string): string =>
  typed.replaceAll(/[^0-9]/g, '').replace(/^(?:91|0)(?=[0-9]{10}$)/, '')

/** A new contact as it was typed: how it is sent, or the key of what is wrong with it. */
export const readContact = (
  kind: ContactKind,
  typed: string,
): { contact: string; wrong: string | undefined } => {
  const contact = kind === 'email' ? typed.trim() : plainMobile(typed)
  return { contact, wrong: checks[kind].safeParse(contact).error?.issues[0]?.message }
}

/** The new contact as the calls take it. */
export const contactBody = (kind: ContactKind, contact: string) =>
  kind === 'email' ? { email: contact } : { mobile_phone_number: contact }

const passcodeFault = (code: string): string | undefined => Passcode.safeParse(code).error?.issues[0]?.message

/** Proves a new contact by a passcode to it and one to the contact of now, in place (decisions.md 12). */
export const useContactProof = (
  kind: ContactKind,
  onProved: (contact: string) => void,
  onDone: () => void,
) => {
  const [sent, setSent] = useState<Sent | null>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [isBusy, setBusy] = useState(false)

  const guarded = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setWrong({})
    try {
      await act()
    } catch (failure) {
      const proof = fieldErrors(failure)['proof_otp']
      setWrong(proof === undefined ? { other: wordsOf(failure) } : { proof })
    } finally {
      setBusy(false)
    }
  }
  const start = (typed: string): Promise<void> =>
    guarded(async () => {
      const { contact, wrong: fault } = readContact(kind, typed)
      if (fault !== undefined) return setWrong({ other: fault })
      const answer = await call(startContactChange, { body: contactBody(kind, contact) })
      const { contact_id, masked_to, masked_proof_to, resend_in_s } = answer
      setSent({ contact, contact_id, masked_to, masked_proof_to, resendAt: Date.now() + resend_in_s * 1000 })
    })
  const confirm = (otp: string, proof_otp: string): Promise<void> =>
    guarded(async () => {
      if (sent === null) return
      const [proof, other] = [passcodeFault(proof_otp), passcodeFault(otp)]
      if (proof !== undefined || other !== undefined)
        return setWrong({ ...(proof !== undefined && { proof }), ...(other !== undefined && { other }) })
      await call(verifyContactChange, { body: { contact_id: sent.contact_id, otp, proof_otp } })
      onProved(sent.contact)
      await refreshProfile()
      onDone()
    })
  return { sent, wrong, isBusy, start, confirm }
}
