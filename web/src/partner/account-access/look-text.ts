import type { LookAtMe } from '@marketplace/contract/partner-area/account-access'

/** How long a look took, in whole minutes, and whether it goes on. */
export const lengthText = ({ started_at, ended_at }: Pick<LookAtMe, 'started_at' | 'ended_at'>): string => {
  if (ended_at === null) return 'looks in now'
  const minutes = Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 60_000))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

const leaves = {
  setting: 'your setting: without asking',
  partner: 'yours, for this once',
  second_staff: 'a second administrator, for a risk',
} as const satisfies Record<LookAtMe['leave'], string>

export const leaveText = (leave: LookAtMe['leave']): string => leaves[leave]
