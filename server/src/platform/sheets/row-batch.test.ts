import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RowBatch, unpackRows } from './row-batch.ts'
import type { SheetCell, SheetRow } from './sheet-types.ts'

const kinds = ['text', 'number', 'date', 'boolean', 'error', 'no-value'] as const
const cell: fc.Arbitrary<SheetCell> = fc.record({
  kind: fc.constantFrom(...kinds),
  text: fc.string({ unit: 'grapheme' }),
  raw: fc.string(),
})
const row: fc.Arbitrary<SheetRow> = fc.record({
  line: fc.integer({ min: 1, max: 1_048_576 }),
  cells: fc.array(fc.option(cell), { minLength: 1, maxLength: 256 }).filter((cells) => cells.at(-1) !== null),
})

const pack = (rows: readonly SheetRow[]): RowBatch => {
  const batch = new RowBatch()
  for (const { line, cells } of rows) {
    batch.beginRow(line)
    for (const [column, found] of cells.entries())
      if (found !== null) batch.add(column, found.kind, found.text, found.raw)
    batch.endRow()
  }
  return batch
}

it('gives back what went in', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const batch = pack(rows)
      expect(batch.total).toBe(rows.length)
      expect(unpackRows(batch.take())).toEqual(rows)
      expect(batch.isEmpty).toBe(true)
    }),
    { numRuns: 200 },
  )
})

it('leaves a row without cells out, and begins anew with each batch', () => {
  const batch = new RowBatch()
  batch.beginRow(1)
  batch.endRow()
  expect(batch.isEmpty).toBe(true)
  batch.beginRow(2)
  batch.add(1, 'number', '0.3', '0.30000000000000004')
  batch.endRow()
  expect(unpackRows(batch.take())).toEqual([
    { line: 2, cells: [null, { kind: 'number', text: '0.3', raw: '0.30000000000000004' }] },
  ])
  expect(unpackRows(batch.take())).toEqual([])
  expect(batch.total).toBe(1)
})

it('hands on whole rows, wherever it is taken', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.nat({ max: 5 }), (rows, every) => {
      const batch = new RowBatch()
      const taken: SheetRow[] = []
      let added = 0
      for (const { line, cells } of rows) {
        batch.beginRow(line)
        for (const [column, found] of cells.entries()) {
          if (found !== null) batch.add(column, found.kind, found.text, found.raw)
          if (added++ % (every + 1) === 0) taken.push(...unpackRows(batch.take()))
        }
        batch.endRow()
      }
      expect([...taken, ...unpackRows(batch.take())]).toEqual(rows)
    }),
    { numRuns: 200 },
  )
})

it('is full after a thousand rows, or after a million characters', () => {
  const one = { kind: 'text', text: 'a', raw: 'a' } as const
  const rows = Array.from({ length: 1_000 }, (_, at) => ({ line: at + 1, cells: [one] }))
  expect(pack(rows.slice(1)).isFull).toBe(false)
  expect(pack(rows).isFull).toBe(true)
  const long = 'x'.repeat(1_000_000)
  expect(pack([{ line: 1, cells: [{ kind: 'text', text: long, raw: long }] }]).isFull).toBe(true)
})
