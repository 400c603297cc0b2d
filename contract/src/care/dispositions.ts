import * as z from 'zod/mini'

/** What came of a task, in the order of the keys 1 to 9. One is needed before the next task is taken. */
export const dispositionNames = {
  connected: 'Connected',
  no_answer: 'No answer',
  busy: 'Busy',
  switched_off: 'Switched off',
  call_back: 'Call back at…',
  wrong_person: 'Wrong person',
  other_language: 'Other language',
  do_not_call: 'Do not call again',
  complaint: 'Has a complaint',
} as const
export type DispositionName = keyof typeof dispositionNames
export const dispositions = Object.keys(dispositionNames) as [DispositionName, ...DispositionName[]]
export const Disposition = z.enum(dispositions, { error: 'option_invalid' })

/** What somebody who was reached said. */
export const saidNames = {
  does_today: 'Does it today',
  does_later: 'Does it later',
  not_interested: 'Not interested',
  has_another: 'Has another loan',
} as const
export type Said = keyof typeof saidNames
export const saids = Object.keys(saidNames) as [Said, ...Said[]]
export const SaidAnswer = z.enum(saids, { error: 'option_invalid' })

/** What becomes of a task: it is due again after `minutes`, done, or stopped; at a promised time `minutes` is null. */
export interface AfterCall {
  state: 'due' | 'done' | 'stopped'
  minutes: number | null
}

const HOUR = 60
const DAY = 24 * HOUR
const over = (state: 'done' | 'stopped'): AfterCall => ({ state, minutes: null })
const again = (minutes: number): AfterCall => ({ state: 'due', minutes })

/** Waits after the first, second and third try in vain; the fourth ends the task. */
const inVain: Readonly<Record<'no_answer' | 'busy' | 'switched_off', readonly number[]>> = {
  no_answer: [3 * HOUR, DAY, 3 * DAY],
  busy: [30, 3 * HOUR, DAY],
  switched_off: [3 * HOUR, DAY, 3 * DAY],
}

const afterTalk: Readonly<Record<Said, AfterCall>> = {
  // If what was promised has come by then, the task is not needed any more and closes by itself.
  does_today: again(2 * DAY),
  does_later: again(4 * DAY),
  not_interested: over('done'),
  has_another: over('done'),
}

/** Somebody who speaks the language takes it soon. */
const OTHER_LANGUAGE_MINUTES = 15

const afterOther: Readonly<Record<Exclude<DispositionName, 'connected' | keyof typeof inVain>, AfterCall>> = {
  // At the time that was promised.
  call_back: { state: 'due', minutes: null },
  other_language: again(OTHER_LANGUAGE_MINUTES),
  complaint: over('done'),
  wrong_person: over('stopped'),
  do_not_call: over('stopped'),
}

/**
 * What becomes of a task by what happened. @param tries this one included. When it is really due again, may-contact says: it moves a task
 * whose time is not allowed.
 */
export const afterCall = (disposition: DispositionName, said: Said | null, tries: number): AfterCall => {
  if (disposition === 'connected') return said === null ? over('done') : afterTalk[said]
  if (disposition === 'no_answer' || disposition === 'busy' || disposition === 'switched_off') {
    const minutes = inVain[disposition][tries - 1]
    return minutes === undefined ? over('stopped') : again(minutes)
  }
  return afterOther[disposition]
}

const waitText = (minutes: number): string => {
  if (minutes < HOUR) return `${minutes} minutes`
  if (minutes < DAY) return minutes === HOUR ? '1 hour' : `${minutes / HOUR} hours`
  return minutes === DAY ? '1 day' : `${minutes / DAY} days`
}

/** The next step in words, for whoever chooses it. */
export const nextStepText = (disposition: DispositionName, said: Said | null, tries: number): string => {
  const { state, minutes } = afterCall(disposition, said, tries)
  if (disposition === 'call_back') return 'Next: yours at the time that was promised.'
  if (disposition === 'other_language') return 'Next: somebody who speaks it, in 15 minutes.'
  if (disposition === 'do_not_call')
    return 'Next: nobody calls any more, for any brand or lender, from now on.'
  if (disposition === 'complaint')
    return 'Next: the complaint has its number and its clock; no calls while it is open.'
  if (disposition === 'wrong_person') return 'Next: nobody calls this number about it again.'
  if (state === 'due' && minutes !== null)
    return disposition === 'connected'
      ? `Next: a call only if nothing has come in ${waitText(minutes)}.`
      : `Next: again in ${waitText(minutes)}.`
  return state === 'stopped' ? 'Next: no further call; it was tried often enough.' : 'Next: no further call.'
}
