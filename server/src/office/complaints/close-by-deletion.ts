import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../market/services.ts'
import { settleComplaints } from './complaint-work.ts'
import {
  addComplaintEvent,
  closeByDeletion,
  forgetTexts,
  listComplaintEvents,
  listComplaintsOf,
  sealEventText,
  setTextsUntil,
  type ComplaintEventRow,
} from './complaints.queries.ts'

/** What seals the words of an event to its row. */
export const textContext = (eventId: number): string => `complaint_event.sealed_text:${eventId}`

/** Until when the words of a complaint about a lender are kept: so many years after its last step. */
export const textsUntil = (events: readonly Pick<ComplaintEventRow, 'at'>[], years: number): Date => {
  const last = new Date(Math.max(...events.map(({ at }) => at.getTime())))
  last.setUTCFullYear(last.getUTCFullYear() + years)
  return last
}

/** Years for which the words of a complaint about a lender are kept sealed. @throws Error where nothing sets it. */
export const textYearsOn = async (db: Database, now: Date): Promise<number> => {
  const years = (await listFiguresOn(db, dayInIndia(now))).get('complaint_text_years')
  if (years === undefined) throw new Error('no complaint_text_years is in force')
  return years
}

/**
 * What a deletion does to the customer's complaints: one that nobody has answered is closed by the deletion, never settled, and
 * the register keeps number, category, lender, days and steps of each. The words go; those of a complaint about a lender
 * are sealed until no claim can be brought any more (figure `complaint_text_years`). Done again it changes nothing.
 */
export const closeComplaintsByDeletion = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Database,
  { user_id, now }: { user_id: string; now: Date },
): Promise<void> => {
  const closed = await closeByDeletion(tx, user_id)
  const complaints = await listComplaintsOf(tx, user_id)
  const about = complaints.filter(({ lender_id }) => lender_id !== null)
  const events = await listComplaintEvents(
    tx,
    about.map(({ complaint_id }) => complaint_id),
  )
  const years = await textYearsOn(tx, now)
  for (const { complaint_id } of about) {
    const own = events.filter((event) => event.complaint_id === complaint_id)
    const until = textsUntil(own, years)
    if (until <= now || own.every(({ text }) => text === null)) continue
    await setTextsUntil(tx, complaint_id, until)
    for (const { event_id, text } of own)
      if (text !== null) await sealEventText(tx, event_id, vault.seal(text, textContext(event_id)))
  }
  await forgetTexts(
    tx,
    complaints.map(({ complaint_id }) => complaint_id),
  )
  await settleComplaints(
    tx,
    complaints.map(({ number }) => number),
    now,
  )
  for (const complaint_id of closed)
    await addComplaintEvent(tx, {
      complaint_id,
      step: 'closed_by_deletion',
      text: null,
      staff_id: null,
      at: now,
    })
}
