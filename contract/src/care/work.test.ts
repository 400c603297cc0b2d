import { expect, test } from 'vitest'
import { actOnWork, listWork } from './work.ts'

const until = '2026-11-21T06:00:00.000Z'

test.each([
  [{ items: [1], do: 'take' }, true],
  [{ items: [], do: 'take' }, false],
  [{ items: [1], do: 'give' }, false],
  [{ items: [1], do: 'give', staff_id: null }, true],
  [{ items: [1], do: 'snooze' }, false],
  [{ items: [1], do: 'snooze', until }, true],
  [{ items: [1], do: 'note' }, false],
  [{ items: [1], do: 'note', text: ' ' }, false],
  [{ items: [1], do: 'note', text: 'Called' }, true],
  [{ items: [1], do: 'done' }, false],
  [{ items: [1], do: 'done', outcome: 'source' }, false],
  [{ items: [1], do: 'done', outcome: 'answered' }, true],
  [{ items: Array.from({ length: 201 }, (_, at) => at + 1), do: 'take' }, false],
])('%j: %s', (body, expected) => {
  expect(actOnWork.body.safeParse(body).success).toBe(expected)
})

test.each([
  [{ tab: 'open' }, true],
  [{ tab: 'all' }, false],
  [{ tab: 'open', after: '1764372000000_0.8231_17' }, true],
  [{ tab: 'open', after: "1_0.8'; --_17" }, false],
  [{ tab: 'open', search: { mobile: '9876543210', email: 'a@b.in' } }, false],
])('%j: %s', (body, expected) => {
  expect(listWork.body.safeParse(body).success).toBe(expected)
})
