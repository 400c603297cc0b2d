import { expect, it } from 'vitest'
import { signBody } from '../../market/connectors/sign-body.ts'
import { isReturnOf, stateOf, type SiteReturn, type SiteVisitRow } from './site-return.ts'

const now = new Date('2026-11-20T06:00:00Z')
const secret = 'the secret of the lender'
const state = 'the-state-of-this-visit'
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000)
const seconds = (time: Date): string => String(Math.floor(time.getTime() / 1000))

const given = (changes: Partial<SiteReturn> = {}, key = secret): SiteReturn => {
  const told = { state, outcome: 'done' as const, at: seconds(now), ...changes }
  return { signature: signBody(key, told.at, `${told.state}.${told.outcome}`), ...told }
}
const row: SiteVisitRow = { visit: 1, left_at: minutes(-5), done_at: null }

it.each<[string, SiteVisitRow, SiteReturn, boolean]>([
  ['the one that is waited for', row, given(), true],
  ['one that did not finish', row, given({ outcome: 'not_done' }), true],
  ['one signed by another', row, given({}, 'another secret of it'), false],
  ['another outcome than was signed', row, { ...given({ outcome: 'not_done' }), outcome: 'done' }, false],
  ['the state of another visit', row, given({ state: 'of-another' }), false],
  ['another state than was signed', row, { ...given({ state: 'of-another' }), state }, false],
  ['one signed too long ago', row, given({ at: seconds(minutes(-6)) }), false],
  ['a time that was not signed', row, { ...given({ at: seconds(minutes(-6)) }), at: seconds(now) }, false],
  ['a replay', { ...row, done_at: minutes(-1) }, given(), false],
  ['one before anybody left', { ...row, left_at: null }, given(), false],
  ['one just in time', { ...row, left_at: minutes(-59) }, given(), true],
  ['one that comes too late', { ...row, left_at: minutes(-60) }, given(), false],
])('%s', (_name, of, what, fits) => {
  expect(isReturnOf(of, { state, endpoint: { secret } }, what, now)).toBe(fits)
})

it('a state is of one application, one step and one visit', () => {
  const vault = { blindIndex: (purpose: string, value: string) => Buffer.from(`${purpose}|${value}`) }
  const of = { our_reference: 'a', step: 'kyc', visit: 1 }
  const others = [
    { ...of, our_reference: 'b' },
    { ...of, step: 'other' },
    { ...of, visit: 2 },
  ]
  const states = new Set([of, ...others].map((one) => stateOf(vault, one)))
  expect(states.size).toBe(4)
  expect(stateOf(vault, of)).toBe(stateOf(vault, { ...of }))
})

it('takes either secret while the two sides change over', () => {
  const other_secret = 'the next secret of the lender'
  const signed = given({}, other_secret)
  expect(isReturnOf(row, { state, endpoint: { secret, other_secret } }, signed, now)).toBe(true)
  expect(isReturnOf(row, { state, endpoint: { secret } }, signed, now)).toBe(false)
})
