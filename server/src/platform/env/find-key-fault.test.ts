import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { findKeyFault } from './find-key-fault.ts'

const bytes = (make: (at: number) => number): Buffer =>
  Buffer.from(Array.from({ length: 32 }, (_, at) => make(at)))

it.each<[string, Buffer, RegExp]>([
  ['one byte', bytes(() => 0), /repeat/],
  ['two bytes in turn', bytes((at) => at % 2), /repeat/],
  ['sixteen bytes twice', bytes((at) => (at % 16) * 13), /repeat/],
  ['bytes that count up', bytes((at) => at), /follow/],
  ['bytes that count down by threes', bytes((at) => 255 - 3 * at), /follow/],
  ['bytes that go round', bytes((at) => (200 + 7 * at) % 256), /follow/],
  ['a text', Buffer.from('our Secret, for 2026! Do-not-tel'), /text/],
])('refuses %s', (_name, key, fault) => {
  expect(findKeyFault(key)).toMatch(fault)
})

it('takes what a generator draws', () => {
  for (let number = 0; number < 2_000; number += 1)
    expect(findKeyFault(createHash('sha256').update(String(number)).digest())).toBeNull()
})
