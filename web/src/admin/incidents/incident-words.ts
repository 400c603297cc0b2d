import type { IncidentClock, IncidentStep } from '@marketplace/contract/office/incidents'
import { timeText } from '../../office/show/day-text.ts'

export const stepNames: Readonly<Record<IncidentStep | 'opened', string>> = {
  opened: 'Opened',
  note: 'Note',
  cert_in_reported: 'CERT-In reported to',
  board_informed: 'Data Protection Board informed',
  people_informed: 'People concerned informed',
  board_detailed: 'Particulars sent to the Board',
  closed: 'Closed',
}

/** A clock as a state in words: what is done, what runs and until when, what is late. */
export const clockWords = ({
  due_at,
  done_at,
  state,
}: IncidentClock): { tone: 'idle' | 'good' | 'bad' | 'warn'; words: string } => {
  if (state === 'not_asked') return { tone: 'idle', words: 'not asked: no personal data' }
  if (state === 'done') return { tone: 'good', words: `done ${timeText(done_at)}` }
  if (state === 'done_late') return { tone: 'bad', words: `done late, ${timeText(done_at)}` }
  if (due_at === null) return { tone: 'warn', words: 'to be done without delay' }
  return state === 'late'
    ? { tone: 'bad', words: `late since ${timeText(due_at)}` }
    : { tone: 'warn', words: `due by ${timeText(due_at)}` }
}

/** A day and a time in India as an instant in UTC; null where either is missing or no time (24 hours: "14:05"). */
export const instantOf = (day: string | null, time: string): string | null => {
  if (day === null || !/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(time)) return null
  return new Date(`${day}T${time}:00+05:30`).toISOString()
}
