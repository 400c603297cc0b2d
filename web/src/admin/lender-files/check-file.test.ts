import { expect, it } from 'vitest'
import { acceptedFiles, wrongFile } from './check-file.ts'

it.each([
  [null, 'No file selected'],
  ['status.xlsx', null],
  ['STATUS.XLS', null],
  ['status.csv', null],
  ['status.pdf', 'Invalid file type'],
  ['xlsx', 'Invalid file type'],
  ['status.xlsx.exe', 'Invalid file type'],
])('%s: %s', (name, wrong) => {
  expect(wrongFile(name === null ? null : { name })).toBe(wrong)
})

it('is what the input takes', () => {
  expect(acceptedFiles).toBe('.xlsx,.xls,.csv')
})
