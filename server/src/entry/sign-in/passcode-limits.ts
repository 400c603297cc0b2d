import { Problem } from '../../platform/http/problem.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { countHit } from '../../platform/http/published.ts'
import type { Services } from '../../market/services.ts'

interface Window {
  sends: number
  seconds: number
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/**
 * How many passcodes may be sent: the wait grows with each window that is used up. `number` also bounds the guesses at
 * one person's codes (20 sends × 5 comparisons a day). Many customers share an address (carrier NAT), so `address` stops
 * floods; `system` bounds what a flood from everywhere can cost.
 */
export const passcodeLimits = {
  address: [
    { sends: 300, seconds: HOUR },
    { sends: 3_000, seconds: DAY },
  ],
  system: [
    { sends: 1_200, seconds: MINUTE },
    { sends: 30_000, seconds: HOUR },
  ],
  number: [
    { sends: 3, seconds: MINUTE },
    { sends: 10, seconds: HOUR },
    { sends: 20, seconds: DAY },
  ],
} as const satisfies Record<string, readonly Window[]>

/**
 * Counts one passcode to be sent to `contact`, alike for known and unknown ones. The number is counted last, so that
 * whoever is stopped by address does not use up another's number.
 * @throws Problem too_many_requests.
 */
export const spendPasscodeSend = async (services: Services, contact: string, ip: string): Promise<void> => {
  const { db, vault, now } = services
  const counted = [
    { scope: 'address', of: addressBlock(ip) },
    { scope: 'system', of: '' },
    // The store of hits is in clear; a person's number is not to be read from it.
    { scope: 'number', of: vault.blindIndex('passcode.limit', contact).toString('base64url') },
  ] as const
  for (const { scope, of } of counted) {
    for (const { sends, seconds } of passcodeLimits[scope]) {
      const hits = await countHit(db, `passcode:${scope}:${seconds}:${of}`, seconds, now())
      if (hits > sends) throw new Problem('too_many_requests').about(contact, 'passcode_limited')
    }
  }
}
