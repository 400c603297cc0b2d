import type { CallSpan, LenderHealth } from '@marketplace/contract/office/lender-applications'
import { count, percent } from '../../i18n/format-values.ts'
import { timeText } from '../../office/show/day-text.ts'

const SECOND_MS = 1_000
/** The class that has no upper end. */
const OPEN_MS = 30_000
const LAST_CLOSED_MS = 10_000

/** "250 ms", "2.5 s", and for what took longer than anything counted, "over 10 s". */
export const durationText = (ms: number | null): string => {
  if (ms === null) return '–'
  if (ms >= OPEN_MS) return `over ${LAST_CLOSED_MS / SECOND_MS} s`
  return ms < SECOND_MS ? `${ms} ms` : `${ms / SECOND_MS} s`
}

/** "1 hour", "24 hours", "7 days". */
export const spanText = (hours: number): string =>
  hours === 1 ? '1 hour' : hours <= 24 ? `${hours} hours` : `${hours / 24} days`

/** "3 of 1,200 (0.25 %)". */
export const faultsText = ({ calls, faults }: CallSpan): string =>
  calls === 0 ? '–' : `${count(faults)} of ${count(calls)} (${percent((faults / calls) * 100)})`

interface HealthSentence {
  tone: 'good' | 'warn' | 'bad' | 'idle'
  words: string
}

/** How a lender's connector stands, in one sentence. */
export const healthSentence = ({
  integration,
  is_configured,
  circuit,
  last_answer_at,
}: LenderHealth): HealthSentence => {
  if (integration === 'redirect')
    return { tone: 'idle', words: 'Not called: customers go to the lender’s own site' }
  if (is_configured === 0)
    return { tone: 'bad', words: 'This server does not know how to reach the lender: nothing is sent' }
  if (circuit.state === 'open')
    return {
      tone: 'bad',
      words: `Not answering: ${count(circuit.failures)} faults in a row. Next try at ${timeText(circuit.next_try_at)}`,
    }
  if (circuit.state === 'trying')
    return {
      tone: 'warn',
      words: `Not answering: ${count(circuit.failures)} faults in a row. The next call is the trial`,
    }
  if (circuit.failures > 0)
    return {
      tone: 'warn',
      words: `${count(circuit.failures)} ${circuit.failures === 1 ? 'fault' : 'faults in a row'}; calls still go out`,
    }
  return last_answer_at === null
    ? { tone: 'idle', words: 'Not called in the last 90 days' }
    : { tone: 'good', words: 'Answering' }
}
