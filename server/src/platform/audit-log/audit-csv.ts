import { guardFormula } from '@marketplace/contract/platform/formula-guard'
import Papa from 'papaparse'
import type { AuditContent, Json } from './hash-entry.ts'

const ABOUT_A_CUSTOMER = '(about a customer: on the page)'

/** Words about a customer stay on the page, where whoever reads them is seen to look (decision 064). */
const reasonOf = ({ object_kind, reason, sealed_reason }: AuditContent): string =>
  sealed_reason !== null || (object_kind === 'customer' && reason !== null)
    ? ABOUT_A_CUSTOMER
    : (reason ?? '')

const jsonOf = (value: Json): string => (value === null ? '' : JSON.stringify(value))

const columns: readonly { title: string; of: (entry: AuditContent) => string | number }[] = [
  { title: 'Entry', of: ({ entry_id }) => entry_id },
  { title: 'When (UTC)', of: ({ at }) => at.toISOString() },
  { title: 'Who', of: ({ actor_name }) => actor_name },
  { title: 'Kind of actor', of: ({ actor_kind }) => actor_kind },
  { title: 'Id of actor', of: ({ actor_id }) => actor_id },
  { title: 'On behalf of', of: ({ on_behalf_of }) => on_behalf_of ?? '' },
  { title: 'What', of: ({ action }) => action },
  { title: 'Kind of object', of: ({ object_kind }) => object_kind },
  { title: 'Id of object', of: ({ object_id }) => object_id },
  { title: 'Object', of: ({ object_name }) => object_name ?? '' },
  { title: 'Before', of: ({ before }) => jsonOf(before) },
  { title: 'After', of: ({ after }) => jsonOf(after) },
  { title: 'Reason', of: reasonOf },
  { title: 'Address', of: ({ ip }) => ip ?? '' },
]

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : guardFormula(cell)))),
      )}\r\n`

/** The line of titles. A byte order mark tells Excel that the file is UTF-8. */
export const auditCsvTitles = (): string => `\ufeff${lines([columns.map(({ title }) => title)])}`

/** Entries as lines of CSV; no cell can act as a formula. */
export const auditCsvLines = (entries: readonly AuditContent[]): string =>
  lines(entries.map((entry) => columns.map(({ of }) => of(entry))))
