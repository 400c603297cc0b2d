import { expect, it } from 'vitest'
import { writeCimsCsv, type CimsRow } from './cims-csv.ts'

const row: CimsRow = {
  lender: 'Example Bank Limited',
  category: 'Commercial bank',
  registration_number: 'EX-1',
  site_name: 'Demo "Money"',
  site_link: 'https://demo.example.com',
  owner: 'Demo Money, Private Limited',
  owner_cin: 'U65999KA2020PTC123456',
  grievance_officer: '=HYPERLINK("x")',
  grievance_email: 'grievance@example.com',
  grievance_phone: '+91 80 0000 0000',
  role: 'Shows its offers and leads customers to it',
  agreement_signed_on: '2026-01-15',
  agreement_ends_on: '',
}

it('writes titles and one line a row, quotes what has to be quoted and lets no formula through', () => {
  const [titles, line, rest] = writeCimsCsv([row]).split('\r\n')
  expect(titles?.split(',')).toHaveLength(13)
  expect(titles).toContain('DLA owner (LSP)')
  expect(line).toBe(
    `Example Bank Limited,Commercial bank,EX-1,"Demo ""Money""",https://demo.example.com,"Demo Money, Private Limited",` +
      `U65999KA2020PTC123456,"'=HYPERLINK(""x"")",grievance@example.com,'+91 80 0000 0000,` +
      `Shows its offers and leads customers to it,2026-01-15,`,
  )
  expect(rest).toBe('')
})

it.each(['=X\nY', '\uff1d1', '\n=1'])('%j acts as no formula', (lender) => {
  expect(writeCimsCsv([{ ...row, lender }])).toMatch(/\r\n"?'/)
})

it('writes titles alone where there is nothing', () => {
  expect(writeCimsCsv([]).split('\r\n')).toHaveLength(2)
})
