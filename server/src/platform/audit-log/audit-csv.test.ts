import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { auditCsvLines, auditCsvTitles } from './audit-csv.ts'
import type { AuditContent } from './hash-entry.ts'

const entry: AuditContent = {
  entry_id: 7,
  at: new Date('2026-11-22T06:00:00.000Z'),
  actor_kind: 'staff',
  actor_id: '3',
  actor_name: 'ravi',
  on_behalf_of: null,
  action: 'lender.update',
  object_kind: 'lender',
  object_id: '12',
  object_name: 'Sahyadri_Bank',
  before: { min_income: 20_000 },
  after: { min_income: 25_000 },
  reason: 'asked for by the lender',
  sealed_reason: null,
  ip: '203.0.113.7',
}
const read = (changes: Partial<AuditContent> = {}): Record<string, string> | undefined =>
  Papa.parse<Record<string, string>>(auditCsvTitles() + auditCsvLines([{ ...entry, ...changes }]), {
    header: true,
    skipEmptyLines: true,
  }).data[0]

it('has every fact of an entry under its title', () => {
  expect(read()).toEqual({
    Entry: '7',
    'When (UTC)': '2026-11-22T06:00:00.000Z',
    Who: 'ravi',
    'Kind of actor': 'staff',
    'Id of actor': '3',
    'On behalf of': '',
    What: 'lender.update',
    'Kind of object': 'lender',
    'Id of object': '12',
    Object: 'Sahyadri_Bank',
    Before: '{"min_income":20000}',
    After: '{"min_income":25000}',
    Reason: 'asked for by the lender',
    Address: '203.0.113.7',
  })
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', '=X\nY', '\uff1d1'])(
  '%j acts as no formula',
  (text) => {
    const row = read({ object_name: text, reason: text, actor_name: text, object_id: text })
    for (const column of ['Object', 'Reason', 'Who', 'Id of object']) expect(row?.[column]).toBe(`'${text}`)
  },
)

it.each([
  ['commas and quotes', 'a, "b"'],
  ['lines', 'one\ntwo'],
  ['Hindi', 'क्यों'],
])('keeps %s', (_, reason) => {
  expect(read({ reason })?.['Reason']).toBe(reason)
})

it.each<[string, Partial<AuditContent>, string]>([
  ['sealed words', { object_kind: 'customer', reason: null, sealed_reason: Buffer.from('x') }, 'on the page'],
  ['words about a customer in clear', { object_kind: 'customer', reason: 'asked to' }, 'on the page'],
  ['no words about a customer', { object_kind: 'customer', reason: null }, ''],
  ['no words', { reason: null }, ''],
])('%s: %s', (_, changes, expected) => {
  const reason = read(changes)?.['Reason'] ?? ''
  expect(expected === '' ? reason : reason.includes(expected)).toBe(expected === '' ? '' : true)
})

it('says once, at its beginning, that it is UTF-8', () => {
  expect(auditCsvTitles()).toMatch(/^\ufeffEntry,/)
  expect(auditCsvLines([entry])).not.toContain('\ufeff')
})

it('is nothing where there are no entries', () => {
  expect(auditCsvLines([])).toBe('')
})
