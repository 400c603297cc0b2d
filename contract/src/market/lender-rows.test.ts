import { describe, expect, it } from 'vitest'
import { listedLenderFields } from './lender-fields.ts'
import { lenderRowFields, listLenderRows, type LenderRowValues } from './lender-rows.ts'

const values: LenderRowValues = [
  7,
  'Sahyadri_Bank',
  null,
  null,
  'Personal Loans',
  1,
  3,
  20_000,
  null,
  21,
  60,
  null,
  2,
  1,
  0,
  1,
  0,
  [4, 9],
]
const answerWith = (row: readonly unknown[]) => ({ success: true, data: [row], without_connector: [] })
const isAnswer = (row: readonly unknown[]): boolean =>
  listLenderRows.answer.safeParse(answerWith(row)).success

describe('a row of the list of lenders', () => {
  it('has fields that the call of section 7 lists as well, each once', () => {
    expect(lenderRowFields.filter((field) => !listedLenderFields.includes(field))).toEqual([])
    expect(new Set(lenderRowFields).size).toBe(lenderRowFields.length)
  })

  it('is its values in the order of its fields, and no others', () => {
    expect(isAnswer(values)).toBe(true)
    expect(isAnswer(values.slice(0, -1))).toBe(false)
    expect(isAnswer([...values, 1])).toBe(false)
    const [lender_id, name, ...rest] = values
    expect(isAnswer([name, lender_id, ...rest])).toBe(false)
  })
})
