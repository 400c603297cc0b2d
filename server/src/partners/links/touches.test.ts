import { expect, test } from 'vitest'
import { uuidV7 } from '../events/uuid-v7.ts'
import { isQrScan, momentOf, subsOf, touchesOf, withTouch } from './touches.ts'

const now = new Date('2026-11-22T06:00:00.123Z')
const daysBefore = (days: number): string => uuidV7(new Date(now.getTime() - days * 86_400_000))

test('a click says when it was', () => {
  expect(momentOf(uuidV7(now))).toEqual(now)
})

test('touches are the clicks of 30 days; six are kept, the newest last', () => {
  const [old, edge, newest] = [daysBefore(31), daysBefore(30), daysBefore(1)]
  expect(touchesOf([old, edge, 'x', '', newest, crypto.randomUUID()].join('.'), now)).toEqual([edge, newest])
  expect(touchesOf(undefined, now)).toEqual([])
  const six = [6, 5, 4, 3, 2, 1].map(daysBefore)
  const fresh = uuidV7(now)
  expect(withTouch(six.join('.'), fresh, now)).toBe([...six.slice(1), fresh].join('.'))
  expect(withTouch('nonsense', fresh, now)).toBe(fresh)
})

test.each([
  ['sub1=counter-2&sub5=x&utm_source=y', { sub1: 'counter-2', sub5: 'x' }],
  ['sub1=9876543210&sub2=a@b.in&sub3=%00&sub6=no&sub4=', {}],
  [`sub1=${'x'.repeat(41)}`, {}],
])('sub-ids of %s', (search, subs) => {
  expect(subsOf(search)).toEqual(subs)
})

test.each([
  ['q=1', true],
  ['q=2', false],
  ['', false],
])('"%s" is a scan: %s', (search, is) => {
  expect(isQrScan(search)).toBe(is)
})
