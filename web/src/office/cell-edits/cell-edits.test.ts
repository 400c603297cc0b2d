import { expect, test } from 'vitest'
import { CellEdits, cellEditsOf } from './cell-edits.ts'

const age = (value: number | null) => ({ row: '7', column: 'min_age', value })

test('an edit stands until it is the stored value again', () => {
  const edits = new CellEdits()
  edits.put(age(25), 21)
  expect(edits.get('7', 'min_age')?.value).toBe(25)
  edits.put(age(null), 21)
  expect(edits.all()).toEqual([age(null)])
  edits.put(age(21), 21)
  expect(edits.all()).toEqual([])
  expect(edits.get('7', 'min_age')).toBeUndefined()
})

test('cells stay apart, in the order of typing, and go one by one or all', () => {
  const edits = new CellEdits()
  edits.put(age(25), null)
  edits.put({ row: '8', column: 'min_age', value: 30 }, null)
  edits.put(age(26), null)
  expect(edits.all().map(({ row, value }) => [row, value])).toEqual([
    ['7', 26],
    ['8', 30],
  ])
  edits.remove('7', 'min_age')
  expect(edits.all().map(({ row }) => row)).toEqual(['8'])
  edits.clear()
  expect(edits.all()).toEqual([])
})

test('whoever listens is told, until they stop', () => {
  const edits = new CellEdits()
  let told = 0
  const stop = edits.subscribe(() => {
    told += 1
  })
  edits.put(age(25), null)
  stop()
  edits.clear()
  expect(told).toBe(1)
})

test('a list has one set of edits for each person', () => {
  expect(cellEditsOf('lenders', '1')).toBe(cellEditsOf('lenders', '1'))
  expect(cellEditsOf('lenders', '1')).not.toBe(cellEditsOf('cards', '1'))
  expect(cellEditsOf('lenders', '1')).not.toBe(cellEditsOf('lenders', '2'))
})
