import { Problem } from '../../platform/http/problem.ts'

/** Of a lender's passcode: how often it is sent and tried in a series, how long a series lasts, and one code. */
export const passcodeLimits = {
  sends: 3,
  tries: 5,
  resendSeconds: 30,
  seriesMinutes: 30,
  validMinutes: 10,
} as const

/** What was sent and tried of a step. */
export interface PasscodeSeries {
  series_at: Date | null
  sent_at: Date | null
  sends: number
  tries: number
}

const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000)

const isOver = ({ series_at }: PasscodeSeries, now: Date): boolean =>
  series_at === null || now >= after(series_at, passcodeLimits.seriesMinutes * 60)

/** The series of now: a new one, with nothing sent or tried, where the last is over. */
export const seriesOf = (series: PasscodeSeries, now: Date): PasscodeSeries =>
  isOver(series, now) ? { series_at: now, sent_at: null, sends: 0, tries: 0 } : series

/** From when another may be asked for, and whether any other may be. */
export const resendOf = (series: PasscodeSeries, now: Date): { at: Date; allowed: boolean } => {
  const { sends, sent_at, tries, series_at } = seriesOf(series, now)
  const isSpent = sends >= passcodeLimits.sends || tries >= passcodeLimits.tries
  if (isSpent) return { at: after(series_at ?? now, passcodeLimits.seriesMinutes * 60), allowed: false }
  return { at: sent_at === null ? now : after(sent_at, passcodeLimits.resendSeconds), allowed: true }
}

/** Why no passcode is sent now, as passcode_spent or resend_too_soon; null where one is. A resend does not give the tries back. */
export const sendProblem = (series: PasscodeSeries, now: Date): Problem | null => {
  const { at, allowed } = resendOf(series, now)
  if (!allowed) return new Problem('passcode_spent')
  return now < at ? new Problem('resend_too_soon', (at.getTime() - now.getTime()) / 1000) : null
}

/** Why a passcode is not even tried; null where it is. */
export const tryProblem = (
  series: PasscodeSeries,
  now: Date,
): 'passcode_spent' | 'passcode_expired' | null => {
  const { sent_at, tries } = series
  if (tries >= passcodeLimits.tries && !isOver(series, now)) return 'passcode_spent'
  return sent_at === null || isOver(series, now) || now >= after(sent_at, passcodeLimits.validMinutes * 60)
    ? 'passcode_expired'
    : null
}
