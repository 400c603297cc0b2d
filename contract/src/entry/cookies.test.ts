import { describe, expect, it } from 'vitest'
import { cookieNames, deleteCookie, readCookie, saveCookie } from './cookies.ts'
import { takes } from '../testing/problem-of.ts'

const saves = (change: object): boolean => takes(saveCookie.body, { name: 'lead', value: 'x', ...change })

it.each(cookieNames)('%s may be saved, read and deleted', (name) => {
  expect(saves({ name, value: '/' })).toBe(true)
  expect(takes(readCookie.query, { name })).toBe(true)
  expect(takes(deleteCookie.body, { name })).toBe(true)
})

it.each(['session', 'token', '__Host-x', ''])('%j may not', (name) => {
  expect(saves({ name })).toBe(false)
  expect(takes(readCookie.query, { name })).toBe(false)
  expect(takes(deleteCookie.body, { name })).toBe(false)
})

it.each([
  [1, true],
  [2, true],
  [43_200, true],
  [43_201, false],
  [0, false],
  [1.5, false],
  ['5', false],
])('stays for %j minutes: %s', (minutes, is) => {
  expect(saves({ minutes })).toBe(is)
})

it('stays for an hour where nothing is said', () => {
  expect(saveCookie.body.parse({ name: 'lead', value: 'x' }).minutes).toBe(60)
})

it.each([
  // Name and value together under 4096 bytes as they go over the wire.
  ['x'.repeat(4_091), true],
  ['x'.repeat(4_092), false],
  ['आ'.repeat(454), true],
  ['आ'.repeat(455), false],
  ['a\nb', false],
  ['a\u0000', false],
  ['\ud800', true],
])('a value %#: %s', (value, is) => {
  expect(saves({ value })).toBe(is)
})

describe('the cookie url leads within this site', () => {
  it.each([
    ['/', true],
    ['/user/offers', true],
    ['/user/offers/', true],
    ['/a?b=//x#c', true],
    ['/#top', true],
    ['', false],
    ['user', false],
    ['?x', false],
    ['//evil.example', false],
    ['/a//evil.example', false],
    ['/\\evil.example', false],
    ['/.', false],
    ['/../x', false],
    ['/%2e%2e/x', false],
    ['/%2E/x', false],
    ['https://evil.example', false],
    ['/a b', false],
  ])('%s: %s', (value, is) => {
    expect(saves({ name: 'url', value })).toBe(is)
    expect(saves({ name: 'lead', value })).toBe(true)
  })
})
