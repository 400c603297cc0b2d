/**
 * Where a call stands. `placing`: its row is there, the operator has not answered yet. `unsure`: the operator was asked and nobody
 * knows whether it rings. `lost`: nothing was heard of it for so long that nobody waits any more; what is heard later still counts.
 */
export const callStates = [
  'placing',
  'unsure',
  'ringing',
  'talking',
  'lost',
  'completed',
  'no_answer',
  'busy',
  'failed',
] as const
export type CallState = (typeof callStates)[number]

/** Reports come twice and out of order: one of a higher rank counts, one of the same or a lower rank is late. */
const rankOf: Readonly<Record<CallState, number>> = {
  placing: 0,
  unsure: 1,
  ringing: 2,
  talking: 3,
  lost: 4,
  completed: 5,
  no_answer: 5,
  busy: 5,
  failed: 5,
}

export const isLater = (told: CallState, current: CallState): boolean => rankOf[told] > rankOf[current]
/** Nobody speaks and nothing rings any more. */
export const hasEnded = (state: CallState): boolean => rankOf[state] >= rankOf.lost
/** The states that are not over; the index of the table names the same. */
export const liveStates = callStates.filter((state) => !hasEnded(state))

/** What the operator says a call is at, in our words; null for a word that it does not use. `answered`: it has reported that somebody took it. */
export const stateOfStatus = (status: string, answered: boolean): CallState | null => {
  switch (status) {
    case 'queued':
      return 'ringing'
    case 'in-progress':
      return answered ? 'talking' : 'ringing'
    case 'completed':
      return 'completed'
    case 'no-answer':
      return 'no_answer'
    case 'busy':
      return 'busy'
    case 'failed':
    case 'canceled':
      return 'failed'
    default:
      return null
  }
}
