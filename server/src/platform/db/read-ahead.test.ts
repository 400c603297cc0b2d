import { expect, test } from 'vitest'
import { oneStreamAhead, readAhead } from './read-ahead.ts'

test('hands on every piece in order, and reads one ahead alone', async () => {
  const begun: number[] = []
  const found: number[] = []
  const read = async (piece: number): Promise<number> => {
    begun.push(piece)
    await Promise.resolve()
    return piece * 10
  }
  for await (const one of readAhead([1, 2, 3], read)) {
    found.push(one)
    expect(begun.length).toBeLessThanOrEqual(found.length + 1)
  }
  expect(found).toEqual([10, 20, 30])
})

test('throws what a reading throws when its turn comes', async () => {
  const found: number[] = []
  const read = async (piece: number): Promise<number> => {
    await Promise.resolve()
    if (piece === 2) throw new Error('gone')
    return piece
  }
  const all = async (): Promise<void> => {
    for await (const one of readAhead([1, 2, 3], read)) found.push(one)
  }
  await expect(all()).rejects.toThrow('gone')
  expect(found).toEqual([1])
})

test('a reading that fails after the caller has stopped disturbs nobody', async () => {
  const read = async (piece: number): Promise<number> => {
    await Promise.resolve()
    if (piece === 2) throw new Error('gone')
    return piece
  }
  for await (const one of readAhead([1, 2], read)) {
    expect(one).toBe(1)
    break
  }
})

/** Streams of numbers, what of them was begun and what was ended. */
const streamsOf = (pieces: readonly (readonly number[])[], broken?: number) => {
  const begun: number[] = []
  const ended: number[] = []
  const streams = pieces.map(
    (own, place) =>
      async function* stream(): AsyncGenerator<number, void, void> {
        begun.push(place)
        try {
          for (const piece of own) {
            await Promise.resolve()
            if (piece === broken) throw new Error('gone')
            yield piece
          }
        } finally {
          ended.push(place)
        }
      },
  )
  return { streams, begun, ended }
}

test('reads streams in their order, and one ahead alone', async () => {
  const { streams, begun, ended } = streamsOf([[1, 2, 3], [], [4], [5, 6]])
  const found: number[] = []
  for await (const piece of oneStreamAhead(streams)) {
    found.push(piece)
    if (piece < 4) expect(begun.length).toBeLessThanOrEqual(2)
  }
  expect(found).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(ended)).toEqual(new Set([0, 1, 2, 3]))
})

test('a stream that breaks is thrown in its turn, and a caller that stops leaves none open', async () => {
  const broken = streamsOf([[1], [2, 3], [4]], 3)
  const found: number[] = []
  const all = async (): Promise<void> => {
    for await (const piece of oneStreamAhead(broken.streams)) found.push(piece)
  }
  await expect(all()).rejects.toThrow('gone')
  expect(found).toEqual([1, 2])
  expect(new Set(broken.ended)).toEqual(new Set(broken.begun))
  const left = streamsOf([[1, 2], [3], [4]])
  for await (const piece of oneStreamAhead(left.streams)) {
    expect(piece).toBe(1)
    break
  }
  expect(left.begun).toEqual([0, 1])
  expect(new Set(left.ended)).toEqual(new Set([0, 1]))
})
