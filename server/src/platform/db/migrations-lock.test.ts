import { expect, test } from 'vitest'
import { findBrokenLocks, lockNew, readLock, writeLock } from './migrations-lock.ts'

const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]
const lock = readLock(`001-first.sql ${one}\n`)
const first = { name: '001-first.sql', hash: one }

test('a new migration is added', () => {
  const locked = lockNew(lock, [first, { name: '002-second.sql', hash: two }])
  expect(writeLock(locked)).toBe(`001-first.sql ${one}\n002-second.sql ${two}\n`)
  expect(readLock(writeLock(locked))).toEqual(locked)
})

test.each([
  ['changed', [{ ...first, hash: two }], '001-first.sql was changed'],
  ['gone', [], '001-first.sql is gone'],
  ['another’s name', [{ name: '001-other.sql', hash: one }], '001-first.sql is gone'],
])('one that is %s is refused', (_what, migrations, reason) => {
  expect(findBrokenLocks(lock, migrations)).toEqual([reason])
  expect(() => lockNew(lock, migrations)).toThrow(reason)
})

test.each(['nonsense', `001-first.sql ${one.slice(1)}`, `001-first.sql ${one}\n001-first.sql ${two}`])(
  '%j is no lock',
  (text) => {
    expect(() => readLock(text)).toThrow('is no line of it')
  },
)
