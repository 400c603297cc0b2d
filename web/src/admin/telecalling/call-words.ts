import type { CallTask, CallView, Duty } from '@marketplace/contract/care/telecalling'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import type { Tone } from '../../office/show/status-dot.tsx'

export const dutyWords: Readonly<Record<Duty, { tone: Tone; text: string }>> = {
  on: { tone: 'good', text: 'On duty' },
  paused: { tone: 'warn', text: 'Paused' },
  off: { tone: 'idle', text: 'Off duty' },
}

export const callWords: Readonly<Record<CallView['state'], { tone: Tone; text: string }>> = {
  placing: { tone: 'info', text: 'Calling you' },
  unsure: { tone: 'warn', text: 'No answer from the operator: look whether your telephone rings' },
  ringing: { tone: 'info', text: 'Ringing: take your telephone up' },
  talking: { tone: 'good', text: 'Talking' },
  lost: { tone: 'warn', text: 'Nothing was heard of the call' },
  completed: { tone: 'idle', text: 'Call over' },
  no_answer: { tone: 'idle', text: 'Nobody answered' },
  busy: { tone: 'idle', text: 'Busy' },
  failed: { tone: 'bad', text: 'The call failed' },
}

const live: ReadonlySet<CallView['state']> = new Set(['placing', 'unsure', 'ringing', 'talking'])
export const isLive = (call: CallView | null): boolean => call !== null && live.has(call.state)

const seriesWords = { 1600: 'a 1600 number', 140: 'a 140 number', other: 'our number' } as const
export const seriesText = (series: CallView['series']): string => `they see ${seriesWords[series]}`

/** "2 min 14 s". */
export const talkText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`

/** "13:41". */
export const clockLeft = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

const MOST = 1_000
export const countText = (count: number): string => (count > MOST ? '1,000+' : String(count))

const asked = (words: string | null): string => (words === null ? '.' : `: ${words}`)

const reasons: Readonly<Record<CallTask['purpose'], (lender: string, words: string | null) => string>> = {
  documents: (lender, words) => `${lender} waits for ${words === null ? 'papers' : 'this'}${asked(words)}`,
  offer_not_sent: (lender) => `The offer of ${lender} was chosen, and the application has not reached it.`,
  no_news: (lender) => `${lender} has sent no news.`,
  help: (_lender, words) => `Asked to be called${asked(words)}`,
  call_back: () => 'Asked to be called at this time.',
}

/** What is waited for, in one line. */
export const reasonText = (task: Pick<CallTask, 'purpose' | 'lender_name' | 'asked'>): string =>
  reasons[task.purpose](task.lender_name ?? 'the lender', task.asked)

/** A language by its English name; one that nobody knows by its code. */
export const languageText = (id: string): string =>
  Object.entries(knownLanguages).find(([known]) => known === id)?.[1].english ?? id
