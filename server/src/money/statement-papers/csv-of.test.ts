import { expect, it } from 'vitest'
import { csvOf } from './csv-of.ts'
import { buildPaper } from '../../testing/builders/build-paper.ts'

it('holds lines, sums and what is left out, with amounts as numbers', async () => {
  const text = (await csvOf(buildPaper())).toString()
  expect(
    text.startsWith('\ufeffStatement,S-2026-10-0117,Month,2026-10,Partner,Gomti Associates LLP\r\n'),
  ).toBe(true)
  expect(text).toContain('share,2026-10-14,A-40171,1,Sahyadri Bank,200000.00,43833.33,60 %,26300.00,\r\n')
  expect(text).toContain('clawback,2026-09-21,A-40172,1,Sahyadri Bank,-150000.00,-3375.00,60 %,-2025.00,\r\n')
  expect(text).toContain('TDS,,,,,,,,-486.00\r\n')
  expect(text).toContain('To your bank,,,,,,,,23789.00\r\n')
  expect(text).toContain(',2026-10-21,A-40173,1,Sahyadri Bank,325000.00,lender has not paid,,4388.00,\r\n')
})

it('names the partner that brought a loan', async () => {
  const paper = buildPaper()
  const [first] = paper.lines
  if (first === undefined) throw new Error('no line')
  const text = (await csvOf({ ...paper, lines: [{ ...first, brought_by: 'Bela Traders' }] })).toString()
  expect(text).toContain('60 %,26300.00,Bela Traders\r\n')
})

it('keeps a name from acting as a formula', async () => {
  const paper = buildPaper()
  const [first] = paper.lines
  if (first === undefined) throw new Error('no line')
  const text = (await csvOf({ ...paper, lines: [{ ...first, lender_name: '=HYPERLINK("x")' }] })).toString()
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
})
