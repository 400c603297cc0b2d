import { expect, it } from 'vitest'
import { createMovableClock } from './movable-clock.ts'

it('runs on from where it was set, and is right again', () => {
  let real = Date.parse('2026-11-28T23:00:00+05:30')
  const clock = createMovableClock(() => new Date(real))
  expect([clock.now(), clock.ahead()]).toEqual([new Date('2026-11-28T23:00:00+05:30'), 0])
  clock.move(new Date('2026-11-30T10:00:00+05:30'))
  real += 60_000
  expect([clock.now(), clock.ahead()]).toEqual([new Date('2026-11-30T10:01:00+05:30'), 35 * 3_600_000])
  clock.move(new Date('2026-11-28T10:00:00+05:30'))
  expect(clock.ahead()).toBeLessThan(0)
  clock.move(null)
  expect([clock.now(), clock.ahead()]).toEqual([new Date(real), 0])
})
