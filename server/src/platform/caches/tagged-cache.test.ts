import { describe, expect, it, vi } from 'vitest'
import { createTaggedCache } from './tagged-cache.ts'

const MOST_BYTES = 10
const open = () => {
  const cache = createTaggedCache<string>(MOST_BYTES, (text) => text.length)
  const find = (key: string, tags: string[], value = key) =>
    cache.find(
      cache.moment(),
      key,
      tags,
      vi.fn(async () => value),
    )
  /** Whether a thing is kept: then it is not made. */
  const isKept = async (key: string): Promise<boolean> => {
    const make = vi.fn(async () => '')
    await cache.find(cache.moment(), key, ['probe'], make)
    cache.forget(['probe'])
    return make.mock.calls.length === 0
  }
  return { cache, find, isKept }
}

describe('keeping', () => {
  it('makes a thing once for all who ask at once', async () => {
    const { cache } = open()
    const make = vi.fn(async () => 'made')
    const asked = Array.from({ length: 5 }, () => cache.find(0, 'a', [], make))
    expect(await Promise.all(asked)).toEqual(['made', 'made', 'made', 'made', 'made'])
    expect(await cache.find(0, 'a', [], make)).toBe('made')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('does not keep a failure', async () => {
    const { cache, find } = open()
    await expect(cache.find(0, 'a', [], () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await find('a', [])).toBe('a')
  })
})

describe('the bound', () => {
  it('lets go of what nobody asked for the longest', async () => {
    const { cache, find, isKept } = open()
    for (const key of ['aaaa', 'bbbb']) await find(key, [])
    await find('aaaa', [])
    await find('cccc', [])
    expect(cache.counted()).toEqual({ entries: 2, bytes: 8 })
    expect([await isKept('aaaa'), await isKept('bbbb'), await isKept('cccc')]).toEqual([true, false, true])
  })

  it('keeps nothing that is larger than all', async () => {
    const { cache, find } = open()
    expect(await find('much too large', [])).toBe('much too large')
    expect(cache.counted()).toEqual({ entries: 0, bytes: 0 })
  })

  it('counts a thing that has grown', async () => {
    const sizes = new Map([['a', 4]])
    const cache = createTaggedCache<string>(MOST_BYTES, (key) => sizes.get(key) ?? 4)
    await cache.find(0, 'b', [], async () => 'b')
    await cache.find(0, 'a', [], async () => 'a')
    sizes.set('a', 9)
    await cache.find(0, 'a', [], async () => 'a')
    expect(cache.counted()).toEqual({ entries: 1, bytes: 9 })
  })
})

describe('forgetting', () => {
  it.each([
    [['neem'], [false, true, true]],
    [['lenders'], [false, false, true]],
    [
      ['neem', 'gagan'],
      [false, true, false],
    ],
    [['cards'], [true, true, true]],
  ])('%j leaves what carries none of it', async (tags, kept) => {
    const { cache, find, isKept } = open()
    await find('a', ['neem', 'lenders'])
    await find('b', ['lenders'])
    await find('c', ['gagan'])
    cache.forget(tags)
    expect(cache.counted().bytes).toBe(kept.filter(Boolean).length)
    expect([await isKept('a'), await isKept('b'), await isKept('c')]).toEqual(kept)
  })

  it('hands out once, and does not keep, what was begun before', async () => {
    const { cache, find } = open()
    const asOf = cache.moment()
    cache.forget(['neem'])
    expect(await cache.find(asOf, 'a', ['neem'], async () => 'old')).toBe('old')
    expect(await find('a', ['neem'], 'new')).toBe('new')
    expect(await cache.find(asOf, 'b', ['gagan'], async () => 'kept')).toBe('kept')
    expect(await find('b', ['gagan'], 'new')).toBe('kept')
  })

  it('does not keep what is forgotten while it is made', async () => {
    const { cache, find } = open()
    let finish = (_value: string): void => undefined
    const early = cache.find(0, 'a', ['neem'], () => new Promise((resolve) => (finish = resolve)))
    cache.forget(['neem'])
    finish('old')
    expect(await early).toBe('old')
    expect(await find('a', ['neem'], 'new')).toBe('new')
    expect(cache.counted()).toEqual({ entries: 1, bytes: 3 })
  })
})
