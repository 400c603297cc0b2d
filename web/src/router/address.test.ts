import { expect, test } from 'vitest'
import { readAddress, resolve, writeAddress } from './address.ts'

test.each([
  ['/help', { pathname: '/help', search: '', hash: '' }],
  ['/help?a=1&b=2#top', { pathname: '/help', search: '?a=1&b=2', hash: '#top' }],
  ['?part=home', { pathname: '', search: '?part=home', hash: '' }],
  ['#who', { pathname: '', search: '', hash: '#who' }],
  ['/x#a?b', { pathname: '/x', search: '', hash: '#a?b' }],
  ['/x?a=b?c', { pathname: '/x', search: '?a=b?c', hash: '' }],
])('%s in its parts, and back', (text, parts) => {
  expect(readAddress(text)).toEqual(parts)
  expect(writeAddress(parts)).toBe(text)
})

test.each([
  ['/help', '/help'],
  ['?part=home', '/user/detail?part=home'],
  [{ search: 'part=home' }, '/user/detail?part=home'],
  [{ search: '?part=home', hash: 'first' }, '/user/detail?part=home#first'],
  [{ search: '?' }, '/user/detail'],
  [{}, '/user/detail'],
  [{ pathname: '/a', search: '', hash: '#' }, '/a'],
] as const)('%j from /user/detail', (to, address) => {
  expect(writeAddress(resolve(to, '/user/detail'))).toBe(address)
})
