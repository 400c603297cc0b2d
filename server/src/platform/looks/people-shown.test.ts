import { expect, it } from 'vitest'
import { peopleShown } from './people-shown.ts'

it.each([
  ['nobody', [undefined, { success: true, data: [] }], [], 0],
  ['whom the request names', [{ user_id: 'a' }, undefined, { data: { verdict: 'pass' } }], ['a'], 0],
  [
    'each once, at any depth',
    [{}, {}, { data: [{ user_id: 'a' }, { of: { user_id: 'b' } }, { user_id: 'a' }] }],
    ['a', 'b'],
    0,
  ],
  [
    'a contact without an id',
    [
      {
        data: [
          { user_id: null, contact: '******1234' },
          { user_id: null, contact: null },
        ],
      },
    ],
    [],
    1,
  ],
])('%s', (_name, parts, user_ids, others) => {
  expect(peopleShown(parts)).toEqual({ user_ids, others })
})
