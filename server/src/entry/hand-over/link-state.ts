import type { LinkState } from '@marketplace/contract/entry/hand-over'

export interface LinkTimes {
  expires_at: Date
  opened_at: Date | null
  revoked_at: Date | null
  /** When somebody signed in with the passcode that the link asked for. */
  verified_at: Date | null
}

/** What became of a link; one that was opened in time stays opened though its time is over. */
export const linkState = (
  { expires_at, opened_at, revoked_at, verified_at }: LinkTimes,
  now: Date,
): LinkState => {
  if (verified_at !== null) return 'done'
  if (revoked_at !== null) return 'revoked'
  if (opened_at !== null) return 'opened'
  return expires_at <= now ? 'expired' : 'waiting'
}
