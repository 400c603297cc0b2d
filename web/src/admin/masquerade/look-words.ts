import type { Look } from '@marketplace/contract/office/masquerade'

export const firstWord = (name: string): string => name.trim().split(' ')[0] ?? ''

const SHOWN = 60

/** As much of a reason as a line holds. */
export const shortReason = (reason: string): string => {
  const whole = reason.trim()
  if (whole === '') return '…'
  return whole.length <= SHOWN ? whole : `${whole.slice(0, SHOWN).trimEnd()}…`
}

const ends = {
  staff: 'Exit',
  limit: '30 minutes were over',
  session: 'the session ended',
  unused: 'never opened',
} as const satisfies Record<NonNullable<Look['ended_by']>, string>

/** How long a look took, in whole minutes, and what ended it. */
export const endWords = ({
  started_at,
  ended_at,
  ended_by,
}: Pick<Look, 'started_at' | 'ended_at' | 'ended_by'>): string => {
  if (ended_at === null || ended_by === null) return 'now'
  if (ended_by === 'unused') return ends.unused
  const minutes = Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 60_000))
  return `${minutes} min, ${ends[ended_by]}`
}

const leaves = {
  setting: 'without asking',
  partner: 'the partner allowed it',
  second_staff: 'a second administrator, for a risk',
} as const satisfies Record<Look['leave'], string>

export const leaveWords = ({ leave, second_name }: Pick<Look, 'leave' | 'second_name'>): string =>
  second_name === null ? leaves[leave] : `${second_name}, for a risk`
