import { expect, it } from 'vitest'
import { writeSecurityTxt } from './write-security-txt.ts'

it.each([
  ['2026-11-20T00:00:00.000Z', '2027-02-18T00:00:00.000Z'],
  ['2026-11-20T23:59:59.999Z', '2027-02-18T00:00:00.000Z'],
  ['2026-11-21T00:00:00.000Z', '2027-02-19T00:00:00.000Z'],
])('of %s may be believed until %s', (now, until) => {
  expect(writeSecurityTxt('https://example.com/report', undefined, new Date(now))).toBe(
    `Contact: https://example.com/report\nExpires: ${until}\nPreferred-Languages: en, hi\n`,
  )
})

it('names its own address where the server has one', () => {
  const text = writeSecurityTxt('mailto:a@example.com', 'https://loans.example.com/x', new Date(0))
  expect(text).toContain('\nCanonical: https://loans.example.com/.well-known/security.txt\n')
})
