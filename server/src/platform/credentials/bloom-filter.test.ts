import { expect, it } from 'vitest'
import { isInFilter, makeBloomFilter, readBloomFilter, writeBloomFilter } from './bloom-filter.ts'

const texts = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `text ${from + at}`)
const filter = makeBloomFilter(new Set(texts(0, 5_000)), 0.001)

it('says yes to everything it holds, and to fewer than twice its share of all else', () => {
  for (const text of texts(0, 5_000)) expect(isInFilter(filter, text)).toBe(true)
  const wrong = texts(5_000, 20_000).filter((text) => isInFilter(filter, text)).length
  expect(wrong).toBeLessThan(40)
})

it('is as small as its share of wrong answers allows', () => {
  expect(filter.entries).toBe(5_000)
  expect(filter.hashes).toBe(10)
  expect(filter.bits.length).toBe(8_986)
})

it('reads back what it wrote, and nothing else', () => {
  const bytes = writeBloomFilter(filter)
  expect(readBloomFilter(bytes)).toEqual(filter)
  expect(() => readBloomFilter(bytes.subarray(0, -1))).toThrow('not all')
  expect(() => readBloomFilter(bytes.subarray(0, 10))).toThrow('no filter')
  expect(() => readBloomFilter(Buffer.from('something else, long enough'))).toThrow('no filter')
})
