import type { CreativeState } from '@marketplace/contract/partner-area/creatives-office'
import { speaksOfRange } from './judge-words.ts'

interface Judged {
  isDeleted: boolean
  lender_id: number | null
  approved_on: string | null
  valid_from: string
  valid_to: string | null
  heading: string | null
  body: string
}

interface Today {
  /** The day in India. */
  day: string
  /** Whether the lender that it names is live. */
  isLenderLive: boolean
  /** Whether lenders of its product publish rates and amounts. */
  hasRange: boolean
}

/** Whether a creative stands on partners' pages today, or why not. One that names no lender needs no lender's approval. */
export const creativeState = (creative: Judged, { day, isLenderLive, hasRange }: Today): CreativeState => {
  const { isDeleted, lender_id, approved_on, valid_from, valid_to, heading, body } = creative
  if (isDeleted) return 'deleted'
  if (valid_to !== null && valid_to < day) return 'ended'
  if (lender_id !== null && approved_on === null) return 'not_approved'
  if (valid_from > day) return 'ahead'
  if (lender_id !== null && !isLenderLive) return 'lender_off'
  if (!hasRange && speaksOfRange(`${heading ?? ''} ${body}`)) return 'no_rates'
  return 'listed'
}
