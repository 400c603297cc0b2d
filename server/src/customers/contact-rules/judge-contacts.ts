import { parseDay } from '../../platform/calendar/calendar-day.ts'
import { completedYears } from '../../platform/calendar/completed-years.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import type { Services } from '../../reference/services.ts'
import { openSealed } from '../profiles/open-profile.ts'
import { LONGEST_WINDOW_DAYS } from './contact-caps.ts'
import type {
  ConsentState,
  ContactAsk,
  ContactFigures,
  ContactPerson,
  ContactStop,
  ContactVerdict,
  PastContact,
} from './contact-facts.ts'
import { contactFiguresOf } from './contact-figures.ts'
import { DAY_MS } from './contact-hours.ts'
import {
  listCounted,
  listDeadAddresses,
  listLiveStops,
  listPeople,
  type PastRow,
  type PersonRow,
} from './contact-rules.queries.ts'
import { mayContact } from './may-contact.ts'

export interface PersonAsk extends ContactAsk {
  user_id: string
  /** What is tried once more: its own line does not count against it. */
  source_key?: string
}

type JudgeServices = Pick<Services, 'vault'>

/** People whose facts are read at a time. */
const BATCH = 2_000

/** The hash that a number or an address is known by. */
export const addressIndex = ({ vault }: JudgeServices, address: string): Buffer =>
  vault.blindIndex('contact', address)

const stateOf = ({ live, ended }: PersonRow, purpose: string): ConsentState => {
  if (live.includes(purpose)) return 'live'
  return ended.includes(purpose) ? 'withdrawn' : 'never'
}

const pastOf = ({ channel, kind, lender_id, at, outcome, seconds }: PastRow): PastContact => ({
  channel,
  kind,
  lender_id,
  at,
  answered:
    outcome === 'answered'
      ? true
      : outcome === 'started' || outcome === 'sent' || outcome === 'delivered'
        ? null
        : false,
  seconds,
})

interface Facts {
  figures: ReadonlyMap<string, number>
  people: ReadonlyMap<string, ContactPerson>
  past: ReadonlyMap<string, PastRow[]>
}

const nobody: ContactPerson = {
  deleted: true,
  minor: false,
  mobile: null,
  email: null,
  consents: { messages: 'never', calls: 'never', offers: 'never' },
  shared_with: [],
  open_complaint: false,
  stops: [],
}

const isMinor = async (
  services: JudgeServices,
  { user_id, birth_date }: PersonRow,
  { today, age_min }: { today: string; age_min: number },
): Promise<boolean> => {
  const day = await openSealed(services.vault, 'birth_date', user_id, birth_date)
  return day !== null && completedYears(parseDay(day), parseDay(today)) < age_min
}

const personOf = async (
  services: JudgeServices,
  row: PersonRow,
  of: { stops: readonly ContactStop[]; dead: readonly Buffer[]; today: string; age_min: number },
): Promise<ContactPerson> => {
  const reached = (address: string | null): ContactPerson['mobile'] => {
    if (address === null) return null
    const index = of.dead.length === 0 ? null : addressIndex(services, address)
    return { address, is_bad: index !== null && of.dead.some((one) => one.equals(index)) }
  }
  return {
    deleted: row.deleted,
    minor: await isMinor(services, row, of),
    mobile: reached(row.mobile_phone_number),
    email: reached(row.email),
    consents: {
      messages: stateOf(row, 'messages'),
      calls: stateOf(row, 'calls'),
      offers: stateOf(row, 'offers'),
    },
    shared_with: row.shared_with,
    open_complaint: row.open_complaint,
    stops: of.stops,
  }
}

const readFacts = async (
  services: JudgeServices,
  db: Database,
  userIds: readonly string[],
  { since, today }: { since: Date; today: string },
): Promise<Facts> => {
  const figures = await listFiguresOn(db, today)
  const age_min = figures.get('age_min')
  if (age_min === undefined) throw new Error('no age_min is in force')
  const rows = await listPeople(db, userIds)
  const stops = Map.groupBy(await listLiveStops(db, userIds), ({ user_id }) => user_id)
  const dead = Map.groupBy(await listDeadAddresses(db, userIds), ({ user_id }) => user_id)
  const past = Map.groupBy(await listCounted(db, userIds, since), ({ user_id }) => user_id)
  const people = new Map<string, ContactPerson>()
  for (const row of rows) {
    const own = {
      stops: stops.get(row.user_id) ?? [],
      dead: (dead.get(row.user_id) ?? []).map(({ address_index }) => address_index),
      today,
      age_min,
    }
    people.set(row.user_id, await personOf(services, row, own))
  }
  return { figures, people, past }
}

const judgeBatch = async (
  services: JudgeServices,
  db: Database,
  asks: readonly PersonAsk[],
): Promise<ContactVerdict[]> => {
  const times = asks.map(({ at }) => at.getTime())
  const today = dayInIndia(new Date(Math.min(...times)))
  const since = new Date(Math.min(...times) - LONGEST_WINDOW_DAYS * DAY_MS)
  const userIds = [...new Set(asks.map(({ user_id }) => user_id))]
  const { figures, people, past } = await readFacts(services, db, userIds, { since, today })
  const byDay = new Map<string, ContactFigures>([[today, contactFiguresOf(figures)]])
  const verdicts: ContactVerdict[] = []
  for (const ask of asks) {
    const day = dayInIndia(ask.at)
    const own = byDay.get(day) ?? contactFiguresOf(await listFiguresOn(db, day))
    byDay.set(day, own)
    const before = (past.get(ask.user_id) ?? []).filter(
      ({ source_key }) => source_key === null || source_key !== ask.source_key,
    )
    verdicts.push(mayContact(ask, people.get(ask.user_id) ?? nobody, before.map(pastOf), own))
  }
  return verdicts
}

/**
 * Judges many contacts, with the facts of 2,000 people read at a time. A person whom nobody knows counts as deleted.
 * @returns a verdict for each, in their order.
 */
export const judgeContacts = async (
  services: JudgeServices,
  db: Database,
  asks: readonly PersonAsk[],
): Promise<ContactVerdict[]> => {
  const verdicts: ContactVerdict[] = []
  for (let start = 0; start < asks.length; start += BATCH)
    for (const verdict of await judgeBatch(services, db, asks.slice(start, start + BATCH)))
      verdicts.push(verdict)
  return verdicts
}
