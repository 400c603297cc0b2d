import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredValues } from './stored-values.ts'

const storageOf = (values: Map<string, string>) => ({
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
  removeItem: (name: string) => void values.delete(name),
})

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map([
    ['a', '1'],
    ['other', 'x'],
  ])
  vi.stubGlobal('localStorage', storageOf(kept))
})
afterEach(() => vi.unstubAllGlobals())

test('reads its own names, writes what changed, and clears by null', () => {
  const values = createStoredValues(['a', 'b'])
  expect(values.get()).toEqual({ a: '1', b: null })
  values.set({ b: '2' })
  expect(values.get()).toEqual({ a: '1', b: '2' })
  values.set({ a: null })
  expect(values.get()).toEqual({ a: null, b: '2' })
  expect(Object.fromEntries(kept)).toEqual({ b: '2', other: 'x' })
})

test('the same values stay the same object until one changes', () => {
  const values = createStoredValues(['a'])
  const before = values.get()
  expect(values.get()).toBe(before)
  values.set({ a: '2' })
  expect(values.get()).not.toBe(before)
})

test('a browser that blocks storage keeps the values as long as the page lasts', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
  })
  const values = createStoredValues(['a'])
  expect(values.get()).toEqual({ a: null })
  values.set({ a: '3' })
  expect(values.get()).toEqual({ a: '3' })
})

test('a full storage loses nothing but the return after a reload', () => {
  vi.stubGlobal('localStorage', {
    ...storageOf(kept),
    setItem: () => {
      throw new Error('full')
    },
  })
  const values = createStoredValues(['a'])
  values.set({ a: '4' })
  expect(values.get()).toEqual({ a: '4' })
})
