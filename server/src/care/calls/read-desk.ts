import { midnightInIndia } from '@marketplace/contract/platform/calendar/india-time'
import { spokenLanguages, type CallDesk, type SpokenLanguage } from '@marketplace/contract/care/telecalling'
import { contactFiguresOf } from '../../customers/contact-rules/contact-figures.ts'
import { listFoundCustomers } from '../../customers/profiles/published.ts'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import { hasTelephony } from '../telephony/exotel-client.ts'
import { listLiveTaskIds } from '../telephony/published.ts'
import { countDoneBy } from './call-outcomes.queries.ts'
import { countDueTasks, listDueTasks } from './call-tasks.queries.ts'
import { findDesk } from './caller-desks.queries.ts'
import { maskedPhoneOf } from './desk-phone.ts'
import { ownTaskOf, presentTask } from './present-task.ts'

const SHOWN_AFTER = 3
/** Counted so far; the page says "1,000+". */
const MOST_COUNTED = 1_001
const MINUTE_MS = 60_000

const isSpoken = (language: string): language is SpokenLanguage =>
  spokenLanguages.some((known) => known === language)

/** When calls end today in India; null where they have. */
const callsEndAt = async ({ db }: Pick<Services, 'db'>, now: Date): Promise<Date | null> => {
  const { call_hours } = contactFiguresOf(await listFiguresOn(db, dayInIndia(now)))
  const end = new Date(midnightInIndia(now).getTime() + call_hours.until * MINUTE_MS)
  return end > now ? end : null
}

/** First name and first letter of the last: enough to know whom one is about to call. */
export const shortNames = async (
  { db }: Pick<Services, 'db'>,
  userIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = userIds.length === 0 ? [] : await listFoundCustomers(db, { user_ids: userIds }, userIds.length)
  return new Map(
    rows.map(({ user_id, first_name, last_name }) => [
      user_id,
      first_name === null
        ? 'No name yet'
        : `${first_name}${last_name === null ? '' : ` ${Array.from(last_name)[0] ?? ''}.`}`,
    ]),
  )
}

/** A task that a deletion took meanwhile is no task. */
const ownTask = async (services: Services, staffId: number): Promise<CallDesk['task']> => {
  const task = await ownTaskOf(services, staffId)
  if (task === null) return null
  try {
    return await presentTask(services, task)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}

/** A caller's desk with the task that is theirs now. */
export const readDesk = async (services: Services, staffId: number): Promise<CallDesk> => {
  const { db, env } = services
  const now = services.now()
  const desk = await findDesk(db, staffId)
  const languages = desk?.languages ?? offeredLanguages
  const after = await listDueTasks(
    db,
    { staff_id: staffId, now },
    { languages, live: await listLiveTaskIds(db) },
    SHOWN_AFTER,
  )
  const names = await shortNames(
    services,
    after.map(({ user_id }) => user_id),
  )
  const ends = await callsEndAt(services, now)
  return {
    duty: desk?.duty ?? 'off',
    phone: desk === null ? null : await maskedPhoneOf(services, desk),
    languages: languages.filter(isSpoken),
    has_telephony: hasTelephony(env) ? 1 : 0,
    is_recorded: env.CALL_RECORDING ? 1 : 0,
    due: await countDueTasks(db, now, MOST_COUNTED),
    ...(await countDoneBy(db, staffId, midnightInIndia(now))),
    calls_end_at: ends?.toISOString() ?? null,
    task: await ownTask(services, staffId),
    after: after.map(({ task_id, user_id, purpose, due_at }) => ({
      task_id,
      name: names.get(user_id) ?? 'No name yet',
      purpose,
      due_at: due_at.toISOString(),
    })),
  }
}
