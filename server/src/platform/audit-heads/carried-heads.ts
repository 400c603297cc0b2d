import { timingSafeEqual } from 'node:crypto'
import { dayInIndia } from '../calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import type { AuditHead } from '../audit-log/audit-log.queries.ts'

/**
 * Whoever owns the tables can write a whole new chain that holds in itself. So its head is carried out of the database every day,
 * signed by a key that the database does not have, and verifying compares the chain with every head that was carried
 * (ASVS 5.0, 16.4.2).
 */
export interface CarriedHead extends AuditHead {
  day: string
}

type Needs = Pick<Services, 'files' | 'vault'>

/** As a line, and as a file's content. */
export interface HeadLine {
  entry_id: number
  entry_hash: string
  at: string
  signature: string
}

/** Heads were carried from here on; before, there is nothing to look for. */
const FIRST_DAY = '2026-11-01'
const DAY_MS = 86_400_000
/** Files that are read at once. */
const AT_ONCE = 20

const nameOf = (day: string): string => `audit-head-${day}.json`

const sign = (
  { vault }: Pick<Needs, 'vault'>,
  { entry_id, entry_hash, at }: Omit<HeadLine, 'signature'>,
): string => vault.blindIndex('audit-head', `${entry_id}:${entry_hash}:${at}`).toString('hex')

const isSigned = (needs: Needs, line: HeadLine): boolean => {
  const expected = Buffer.from(sign(needs, line), 'hex')
  const given = Buffer.from(line.signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The head of a moment, signed. */
const signHead = (needs: Pick<Needs, 'vault'>, { entry_id, entry_hash }: AuditHead, at: Date): HeadLine => {
  const line = { entry_id, entry_hash: entry_hash.toString('hex'), at: at.toISOString() }
  return { ...line, signature: sign(needs, line) }
}

/** @throws Error naming the day, where the file is none of ours. */
const parseHead = (needs: Needs, day: string, bytes: Buffer): CarriedHead => {
  const refuse = (cause?: unknown): never => {
    throw new Error(`The head that was carried on ${day} is not one that this server signed.`, { cause })
  }
  try {
    const line = JSON.parse(bytes.toString('utf8')) as HeadLine
    if (!isSigned(needs, line)) return refuse()
    return { day, entry_id: line.entry_id, entry_hash: Buffer.from(line.entry_hash, 'hex') }
  } catch (error) {
    return refuse(error)
  }
}

/**
 * Puts the head of a day where files lie, and looks whether it is there. The first of a day stays: done again it changes nothing.
 * @throws Error where the storage does not give it back.
 */
export const carryHead = async (needs: Needs, head: AuditHead, at: Date): Promise<HeadLine> => {
  const line = signHead(needs, head, at)
  const name = nameOf(dayInIndia(at))
  if ((await needs.files.read(name)) !== null) return line
  const bytes = Buffer.from(JSON.stringify(line))
  await needs.files.write(name, bytes)
  if ((await needs.files.read(name))?.equals(bytes) !== true)
    throw new Error(`${name} is not what was written`)
  return line
}

/** Every head that was carried up to `now`, the oldest first. @throws Error for one that was not signed here. */
export const readCarriedHeads = async (needs: Needs, now: Date): Promise<CarriedHead[]> => {
  const days: string[] = []
  for (let at = Date.parse(`${FIRST_DAY}T00:00:00Z`); ; at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (day > dayInIndia(now)) break
    days.push(day)
  }
  const heads: CarriedHead[] = []
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const some = days.slice(from, from + AT_ONCE)
    const files = await Promise.all(some.map((day) => needs.files.read(nameOf(day))))
    for (const [at, bytes] of files.entries())
      if (bytes !== null) heads.push(parseHead(needs, some[at] ?? '', bytes))
  }
  return heads
}
