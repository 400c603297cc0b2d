import { createHmac } from 'node:crypto'
import { readChallenge, writeSolution } from '@marketplace/contract/platform/challenge'
import { expect, it } from 'vitest'
import { solveChallenge } from '../../testing/solve-challenge.ts'
import { CHALLENGE_SECONDS, checkSolution, makeChallenge } from './challenge.ts'

const vaultOf = (key: string) => ({
  blindIndex: (purpose: string, value: string) =>
    createHmac('sha256', key).update(`${purpose} ${value}`).digest(),
})
const vault = vaultOf('key')
const of = { call: 'POST /api/auth/start', ip: '203.0.113.7' }
const now = new Date('2026-11-20T06:00:00Z')
const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)
const BITS = 8
const challenge = makeChallenge(vault, of, BITS, now)
const solution = solveChallenge(challenge)

it('is answered by its solution, from the same network and for the same call, until it expires', () => {
  const solved = { bits: BITS, id: readChallenge(challenge)?.seed }
  expect(checkSolution(vault, of, solution, now)).toEqual(solved)
  expect(checkSolution(vault, { ...of, ip: '203.0.113.200' }, solution, now)).toEqual(solved)
  expect(checkSolution(vault, of, solution, after(CHALLENGE_SECONDS - 1))).toEqual(solved)
  expect(checkSolution(vault, of, solution, after(CHALLENGE_SECONDS))).toBeNull()
})

it('is one challenge, however its signature is spelled', () => {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const [rest = '', numbers = ''] = solution.split('~')
  const at = digits.indexOf(rest.at(-1) ?? '')
  const ids = [0, 1, 2, 3].map((bit) => {
    const spelled = `${rest.slice(0, -1)}${digits[at ^ bit] ?? ''}~${numbers}`
    return checkSolution(vault, of, spelled, now)?.id
  })
  expect(new Set(ids)).toEqual(new Set([readChallenge(challenge)?.seed]))
})

const [bits = '', expires = '', seed = '', signature = ''] = challenge.split('.')
const [, numbers = ''] = solution.split('~')
const listed = numbers.split('-')

it.each([
  ['an empty text', ''],
  ['numbers without a challenge', numbers],
  ['a challenge without numbers', challenge],
  ['too few numbers', `${challenge}~${listed.slice(1).join('-')}`],
  ['too many numbers', `${challenge}~${numbers}-1`],
  ['a number that is none', `${challenge}~${['x', ...listed.slice(1)].join('-')}`],
  ['a number of more than four bytes', `${challenge}~${['4294967296', ...listed.slice(1)].join('-')}`],
  ['fewer bits than were asked', `0.${expires}.${seed}.${signature}~${numbers}`],
  ['a later end', `${bits}.${Number(expires) + 9_999}.${seed}.${signature}~${numbers}`],
  ['another seed', `${bits}.${expires}.${seed.replaceAll(/[0-9]/g, 'a')}.${signature}~${numbers}`],
  [
    'a signature of the right length that is not ours',
    `${bits}.${expires}.${seed}.${'A'.repeat(43)}~${numbers}`,
  ],
  ['a second challenge behind it', `${solution}~${challenge}`],
])('refuses %s', (_, header) => {
  expect(checkSolution(vault, of, header, now)).toBeNull()
})

it('refuses one for another call, from another network, or signed by another key', () => {
  expect(checkSolution(vault, { ...of, call: 'POST /api/help-request' }, solution, now)).toBeNull()
  expect(checkSolution(vault, { ...of, ip: '203.0.114.7' }, solution, now)).toBeNull()
  expect(checkSolution(vaultOf('another'), of, solution, now)).toBeNull()
})

it('refuses numbers that do not solve it', () => {
  // The chance that all eight of them do by accident is 2^-40.
  const hard = makeChallenge(vault, of, BITS, now)
  expect(checkSolution(vault, of, writeSolution(hard, [1, 1, 1, 1, 1, 1, 1, 1]), now)).toBeNull()
})
