import type { Complaint } from '@marketplace/contract/office/complaints'
import { timeText } from '../../office/show/day-text.ts'

/** What staff have to know of a complaint's clock: an answer in time is not late because the customer says nothing to it. */
export const complaintState = ({
  status,
  is_overdue,
  due_at,
}: Pick<Complaint, 'status' | 'is_overdue' | 'due_at'>): {
  tone: 'idle' | 'good' | 'bad' | 'warn'
  words: string
} => {
  if (status === 'settled') return { tone: 'idle', words: 'settled' }
  if (status === 'closed_by_deletion') return { tone: 'idle', words: 'closed by the deletion of the account' }
  if (status === 'answered') return { tone: 'good', words: 'answered' }
  if (is_overdue === 1) return { tone: 'bad', words: `overdue since ${timeText(due_at)}` }
  return { tone: 'warn', words: `answer due by ${timeText(due_at)}` }
}
