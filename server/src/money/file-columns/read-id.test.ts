import { expect, test } from 'vitest'
import type { SheetCell } from '../../platform/sheets/sheet-types.ts'
import { readId } from './read-id.ts'

const text = (value: string): SheetCell => ({ kind: 'text', text: value, raw: value })
const number = (raw: string, shown = raw): SheetCell => ({ kind: 'number', text: shown, raw })

test.each([
  [text(' la-7k 3qx9r '), 'la-7k3qx9r'],
  [text('000123'), '000123'],
  [text("'000123"), '000123'],
  [text('="000123"'), '000123'],
  [text('12345678901234567890'), '12345678901234567890'],
  [text('1E5'), '1E5'],
  [number('123456789012345'), '123456789012345'],
  [number('1.23E5', '123000'), '123000'],
])('%j is %s', (cell, id) => {
  expect(readId(cell)).toEqual({ id })
})

test.each([
  [number('1234567890123456'), 'id_as_number'],
  [number('1.5'), 'id_rounded'],
  [number('1.2345678901234567E19', '12345678901234600000'), 'id_as_number'],
  [text('1.23E+15'), 'id_rounded'],
  [text('x'.repeat(65)), 'reference_unknown'],
  [{ kind: 'date', text: '2026-10-21', raw: '46316' } as const, 'reference_unknown'],
  [{ kind: 'no-value', text: '', raw: '' } as const, 'no_value'],
  [{ kind: 'error', text: '#N/A', raw: '#N/A' } as const, 'error_value'],
])('%j: %s', (cell, reason) => {
  expect(readId(cell)).toEqual({ reason })
})
