import { expect, it } from 'vitest'
import {
  afterCall,
  dispositions,
  nextStepText,
  saids,
  type DispositionName,
  type Said,
} from './dispositions.ts'

const HOUR = 60
const DAY = 1_440

it.each<[DispositionName, Said | null, number, 'due' | 'done' | 'stopped', number | null]>([
  ['connected', 'does_today', 1, 'due', 2 * DAY],
  ['connected', 'does_later', 3, 'due', 4 * DAY],
  ['connected', 'not_interested', 1, 'done', null],
  ['connected', 'has_another', 1, 'done', null],
  ['connected', null, 1, 'done', null],
  ['no_answer', null, 1, 'due', 3 * HOUR],
  ['no_answer', null, 2, 'due', DAY],
  ['no_answer', null, 3, 'due', 3 * DAY],
  ['no_answer', null, 4, 'stopped', null],
  ['no_answer', null, 9, 'stopped', null],
  ['busy', null, 1, 'due', 30],
  ['busy', null, 2, 'due', 3 * HOUR],
  ['busy', null, 3, 'due', DAY],
  ['busy', null, 4, 'stopped', null],
  ['switched_off', null, 1, 'due', 3 * HOUR],
  ['switched_off', null, 3, 'due', 3 * DAY],
  ['switched_off', null, 4, 'stopped', null],
  ['call_back', null, 7, 'due', null],
  ['wrong_person', null, 1, 'stopped', null],
  ['other_language', null, 1, 'due', 15],
  ['do_not_call', null, 1, 'stopped', null],
  ['complaint', null, 1, 'done', null],
])('%s, %s, try %i: %s after %s minutes', (disposition, said, tries, state, minutes) => {
  expect(afterCall(disposition, said, tries)).toEqual({ state, minutes })
})

it('says the next step of each in words', () => {
  const words = dispositions.map((one) => nextStepText(one, one === 'connected' ? 'does_today' : null, 1))
  expect(words).toEqual([
    'Next: a call only if nothing has come in 2 days.',
    'Next: again in 3 hours.',
    'Next: again in 30 minutes.',
    'Next: again in 3 hours.',
    'Next: yours at the time that was promised.',
    'Next: nobody calls this number about it again.',
    'Next: somebody who speaks it, in 15 minutes.',
    'Next: nobody calls any more, for any brand or lender, from now on.',
    'Next: the complaint has its number and its clock; no calls while it is open.',
  ])
  expect(nextStepText('no_answer', null, 2)).toBe('Next: again in 1 day.')
  expect(nextStepText('busy', null, 4)).toBe('Next: no further call; it was tried often enough.')
  for (const said of saids.slice(2)) expect(nextStepText('connected', said, 1)).toBe('Next: no further call.')
})
