import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

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
