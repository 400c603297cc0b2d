import type { DispositionName, Said } from '@marketplace/contract/care/dispositions'
import type { settleTask, SpokenLanguage } from '@marketplace/contract/care/telecalling'
import type { ComplaintCategory } from '@marketplace/contract/office/complaints'
import type { Body } from '@marketplace/contract/platform/call'

/** What a caller has chosen and typed so far. */
export interface Outcome {
  disposition: DispositionName | null
  said: Said | null
  note: string
  /** YYYY-MM-DD and HH:MM of India. */
  day: string | null
  time: string
  language: SpokenLanguage | null
  category: ComplaintCategory
  complaint: string
}

const FIRST_MINUTE = 9 * 60 + 30
const LAST_MINUTE = 18 * 60 + 45
const STEP = 15

/** Every quarter of an hour at which calls are made. */
export const callBackTimes: readonly string[] = Array.from(
  { length: (LAST_MINUTE - FIRST_MINUTE) / STEP + 1 },
  (_, place) => {
    const minute = FIRST_MINUTE + place * STEP
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  },
)

export const emptyOutcome: Outcome = {
  disposition: null,
  said: null,
  note: '',
  day: null,
  time: '10:00',
  language: null,
  category: 'conduct',
  complaint: '',
}

const LEAST_WORDS = 10

/** Whether enough is said to be saved. */
export const isWhole = (outcome: Outcome): boolean => {
  const { disposition, said, day, language, complaint } = outcome
  if (disposition === 'connected') return said !== null
  if (disposition === 'call_back') return day !== null
  if (disposition === 'other_language') return language !== null
  if (disposition === 'complaint') return complaint.trim().length >= LEAST_WORDS
  return disposition !== null
}

/** What is sent; null while it is not whole. What belongs to another choice stays behind. */
export const settleBody = (
  outcome: Outcome,
  of: { task_id: number; request_id: string },
): Body<typeof settleTask> | null => {
  const { disposition, said, note, day, time, language, category, complaint } = outcome
  if (disposition === null || !isWhole(outcome)) return null
  return {
    ...of,
    disposition,
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(disposition === 'connected' && said !== null && { said }),
    ...(disposition === 'call_back' &&
      day !== null && { call_back_at: new Date(`${day}T${time}:00+05:30`).toISOString() }),
    ...(disposition === 'other_language' && language !== null && { language }),
    ...(disposition === 'complaint' && { complaint: { category, text: complaint.trim() } }),
  }
}
