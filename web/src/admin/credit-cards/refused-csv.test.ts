import { expect, test } from 'vitest'
import { refusedCsv } from './refused-csv.ts'

const refused = (row: Record<string, string> | null, message = 'Add the APR') => ({
  line: 2,
  name: 'One',
  message,
  row,
})

test.each([[[]], [[refused(null)]]])('%j has no line to download', (list) => {
  expect(refusedCsv(list)).toBeNull()
})

test('each refused line is there with its cells and why', () => {
  const rows = [
    refused({ category_name: 'One', annual_fee: '₹499, then nothing' }),
    refused({ category_name: 'Two "a"', annual_fee: '' }, 'One; two'),
  ]
  expect(refusedCsv(rows)).toBe(
    '\ufeffcategory_name,annual_fee,refused_because\r\nOne,"₹499, then nothing",Add the APR\r\n"Two ""a""",,"One; two"\r\n',
  )
})

test('no cell acts as a formula, and why it was refused before is not kept', () => {
  const csv = refusedCsv([refused({ category_name: '=cmd', refused_because: 'old' })])
  expect(csv).toContain("'=cmd")
  expect(csv).not.toContain('old')
})
