import { expect, test } from 'vitest'
import { foldLooks } from './fold-looks.ts'

const look = (minute: number, actor_name = 'asha', action = 'customer.view') => ({
  at: new Date(Date.UTC(2026, 10, 20, 6, minute)),
  actor_name,
  action,
})

test.each([
  ['one opening is one line', [look(1), look(0)], [0]],
  ['a later one is another', [look(11), look(1), look(0)], [11, 0]],
  ['each has their own', [look(1, 'ravi'), look(0)], [1, 0]],
  ['what was shown in clear stays', [look(2, 'asha', 'customer.unmask'), look(1), look(0)], [2, 0]],
  ['a page that stays open for long is opened anew', [look(20), look(9), look(0)], [20, 0]],
])('%s', (_what, looks, minutes) => {
  expect(foldLooks(looks).map(({ at }) => at.getUTCMinutes())).toEqual(minutes)
})
