import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blockSessionStorage, stubSessionStorage } from '../../testing/stub-session-storage.ts'
import { rememberHandOver, takeHandOver } from './handed-over.ts'

beforeEach(() => stubSessionStorage(new Map()))
afterEach(() => vi.unstubAllGlobals())

it('says once that this start came by a link', () => {
  expect(takeHandOver('start-1')).toBe(false)
  rememberHandOver('start-1')
  expect(takeHandOver('start-1')).toBe(true)
  expect(takeHandOver('start-1')).toBe(false)
})

it('is no other start’s, and then nobody’s', () => {
  rememberHandOver('start-1')
  expect(takeHandOver('start-2')).toBe(false)
  expect(takeHandOver('start-1')).toBe(false)
})

it('is not said where storage is blocked', () => {
  blockSessionStorage()
  expect(() => rememberHandOver('start-1')).not.toThrow()
  expect(takeHandOver('start-1')).toBe(false)
})
