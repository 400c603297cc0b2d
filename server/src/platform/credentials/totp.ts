import { generateSecret, generateURI, verifySync } from 'otplib'

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30

/** 160 random bits in base32. */
export const newTotpSecret = (): string => generateSecret({ length: 20 })

/** What the app reads from the QR code. */
export const writeOtpauthUrl = (secret: string, issuer: string, name: string): string =>
  generateURI({ issuer, label: name, secret })

/** The time step that `code` belongs to: the present one or its neighbours, for clocks that are off; null for a wrong code. */
export const findTotpStep = (secret: string, code: string, now: Date): number | null => {
  if (!/^[0-9]{6}$/.test(code)) return null
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
