import { stateWords } from './approval-words.ts'

/** Who was faster, from what a conflict says of the request; null where it says nothing. */
export const decidedText = (present: unknown): string | null => {
  if (typeof present !== 'object' || present === null || !('state' in present)) return null
  const words = Object.entries(stateWords).find(([state]) => state === present.state)?.[1]
  if (words === undefined) return null
  const by =
    'decided_by' in present && typeof present.decided_by === 'string' ? ` by ${present.decided_by}` : ''
  return `${words.label}${by} meanwhile. Nothing more was done.`
}
