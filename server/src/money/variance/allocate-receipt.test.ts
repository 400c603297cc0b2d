import { expect, test } from 'vitest'
import { allocateReceipt } from './allocate-receipt.ts'

test.each([
  ['all of it', 300, [100, 200], { paise: [100, 200] }],
  ['the oldest first', 150, [100, 200], { paise: [100, 50] }],
  ['nothing for the last', 100, [100, 200], { paise: [100, 0] }],
  ['what was taken back comes first', 100, [100, 200, -150], { paise: [100, 150, -150] }],
  ['net of what was taken back', 150, [100, 200, -150], { paise: [100, 200, -150] }],
  ['more than is open', 301, [100, 200], { over: 1 }],
  ['more than is open after what was taken back', 200, [100, 200, -150], { over: 50 }],
  ['nothing is open', 5, [], { over: 5 }],
  ['what is paid gets nothing', 5, [0, 10], { paise: [0, 5] }],
] as const)('%s', (_name, base, open, answer) => {
  expect(
    allocateReceipt(
      base,
      open.map((left_paise) => ({ left_paise })),
    ),
  ).toEqual(answer)
})
