import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blockSessionStorage, stubSessionStorage } from '../testing/stub-session-storage.ts'
import { findWayBack, forgetWayBack, storeWayBack } from './way-back.ts'

beforeEach(() => stubSessionStorage(new Map()))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/user/offers?x=1', '/user/offers?x=1'],
  ['/user/', '/user/'],
  // Pages that anybody may open need no way back, and a foreign one is none.
  ['/login', null],
  ['/users', null],
  ['https://evil.example/user/', null],
])('%s leads back to %s', (path, back) => {
  storeWayBack(path)
  expect(findWayBack()).toBe(back)
})

it('is gone once it was taken', () => {
  storeWayBack('/user/offers')
  forgetWayBack()
  expect(findWayBack()).toBeNull()
})

it('is none in a browser that blocks storage', () => {
  blockSessionStorage()
  expect(() => storeWayBack('/user/offers')).not.toThrow()
  expect(forgetWayBack).not.toThrow()
  expect(findWayBack()).toBeNull()
})
