import {
  contactPurposes,
  type ContactChannel,
  type ContactPurpose,
} from '@marketplace/contract/customers/contact'
import { MOST_REVOCATIONS, type RevocationRefusal } from '@marketplace/contract/customers/operator-stops'
import Papa from 'papaparse'
import type { AnyMessageKey } from '../../platform/http/translate.ts'

/** A line of an operator's file; nulls are all channels, all purposes. */
export interface Revocation {
  line: number
  mobile: string
  channel: ContactChannel | null
  purpose: ContactPurpose | null
  /** YYYY-MM-DD in India. */
  revoked_on: string
}

export interface RevocationsRead {
  good: Revocation[]
  refused: { line: number; reason: RevocationRefusal }[]
}

const columns = ['mobile', 'channel', 'purpose', 'revoked_on'] as const
type Cells = Partial<Record<(typeof columns)[number], string>>

const channels: Readonly<Record<string, ContactChannel | null>> = { call: 'call', sms: 'sms', all: null }

/** Ten digits, with or without the code of the country. */
const mobileOf = (text: string): string | null =>
  /^(?:\+?91|0)?([6-9][0-9]{9})$/.exec(text.replaceAll(/[\s-]/g, ''))?.[1] ?? null

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const readLine = (cells: Cells, line: number, today: string): Revocation | RevocationRefusal => {
  const cell = (name: keyof Cells): string => (cells[name] ?? '').trim().toLowerCase()
  const mobile = mobileOf(cell('mobile'))
  if (mobile === null) return 'mobile_invalid'
  const channel = Object.hasOwn(channels, cell('channel')) ? channels[cell('channel')] : undefined
  if (channel === undefined) return 'channel_unknown'
  const purpose = contactPurposes.find((one) => one === cell('purpose'))
  if (purpose === undefined && cell('purpose') !== 'all') return 'purpose_unknown'
  const revoked_on = cell('revoked_on')
  if (!isDay(revoked_on)) return 'day_invalid'
  if (revoked_on > today) return 'day_to_come'
  return { line, mobile, channel, purpose: purpose ?? null, revoked_on }
}

/**
 * Reads an operator's file of revocations: every good line is kept, every other is told with what is wrong with it, by its number and
 * never by what stands in it. `today` is YYYY-MM-DD in India.
 * @returns the key of a message where the file as a whole cannot be read.
 */
export const readRevocations = (
  bytes: Uint8Array,
  today: string,
): RevocationsRead | { key: AnyMessageKey } => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { key: 'csv_not_utf8' }
  }
  const { data, errors, meta } = Papa.parse<Cells>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  if (errors.some(({ type }) => type === 'Quotes')) return { key: 'csv_broken' }
  if (columns.some((name) => !(meta.fields ?? []).includes(name))) return { key: 'revocation_columns' }
  if (data.length > MOST_REVOCATIONS) return { key: 'revocation_too_many' }
  const read: RevocationsRead = { good: [], refused: [] }
  const seen = new Set<string>()
  for (const [index, cells] of data.entries()) {
    const line = index + 2
    const row = readLine(cells, line, today)
    if (typeof row === 'string') {
      read.refused.push({ line, reason: row })
      continue
    }
    const key = `${row.mobile} ${row.channel} ${row.purpose}`
    if (seen.has(key)) read.refused.push({ line, reason: 'line_repeated' })
    else read.good.push(row)
    seen.add(key)
  }
  return read
}
