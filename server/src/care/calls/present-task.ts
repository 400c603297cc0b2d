import type { CallTask, CallView } from '@marketplace/contract/care/telecalling'
import { judgeContacts, type PersonAsk } from '../../customers/contact-rules/judge-contacts.ts'
import { listContactsOf } from '../../customers/contact-rules/published.ts'
import { openProfile } from '../../customers/profiles/open-profile.ts'
import { findProfileRow, listFoundCustomers } from '../../customers/profiles/published.ts'
import { findLenderNote } from '../../loans/applications/published.ts'
import { customerFacts } from '../../office/customer-care/customer-facts.ts'
import { findHelpWords } from '../../office/help-requests/published.ts'
import { listOptionRows } from '../../reference/option-sets/published.ts'
import type { Services } from '../../market/services.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findNewestCall, listLiveTaskIds, type PhoneCallRow } from '../telephony/published.ts'
import { basisWords, channelWords, outcomeWords, refusalWords } from './contact-words.ts'
import { findLastTask, findOwnTask, type CallTaskRow } from './call-tasks.queries.ts'
import { secondsBetween } from './call-times.ts'
import { readLenderAnswers } from './read-lender-answers.ts'
import { scriptOfTask } from '../scripts/script-of-task.ts'
import { askOfTask, callerIdOf } from './task-ask.ts'

const SHOWN_BEFORE = 6
const aboutFields = ['locality', 'employment_status_code', 'monthly_income']
const ASKED_LENGTH = 300

export const presentCall = ({ state, series, placed_at, talk_s }: PhoneCallRow): CallView => ({
  state,
  series,
  placed_at: placed_at.toISOString(),
  talk_s,
})

/** The call of the lease that a task is under; one of an earlier try is past. */
export const callOfLease = async (
  { db }: Pick<Services, 'db'>,
  { task_id, leased_at, lease_by }: Pick<CallTaskRow, 'task_id' | 'leased_at' | 'lease_by'>,
): Promise<PhoneCallRow | null> => {
  const call = await findNewestCall(db, task_id)
  return call !== null && leased_at !== null && call.placed_at >= leased_at && call.staff_id === lease_by
    ? call
    : null
}

/**
 * The task that a caller has now. While they are on the telephone it stays theirs though their page says nothing, and after a call until they have
 * said what came of it or somebody else has taken the task.
 */
export const ownTaskOf = async (
  services: Pick<Services, 'db' | 'now'>,
  staffId: number,
): Promise<CallTaskRow | null> => {
  const { db, now } = services
  const own = await findOwnTask(db, staffId, now(), await listLiveTaskIds(db, staffId))
  if (own !== null) return own
  const last = await findLastTask(db, staffId)
  return last !== null && (await callOfLease(services, last)) !== null ? last : null
}

/** What is asked, in the words of who asks; null where nobody said any. */
const askedWords = async ({ db }: Services, task: CallTaskRow): Promise<string | null> => {
  const words =
    task.help_request_id !== null
      ? await findHelpWords(db, task.help_request_id)
      : task.purpose === 'documents' && task.lender_application_id !== null
        ? await findLenderNote(db, task.lender_application_id, 'DOCS_PENDING')
        : null
  return words?.slice(0, ASKED_LENGTH) ?? null
}

const allowedNow = async (services: Services, task: CallTaskRow, at: Date): Promise<CallTask['allowed']> => {
  const ask = askOfTask(task, await callerIdOf(services, services.db, task), at)
  const offer: PersonAsk = {
    ...ask,
    purpose: 'offer_promotion',
    kind: 'promotional',
    lender_id: null,
    caller_series: '140',
  }
  const [own, other] = await judgeContacts(services, services.db, [{ ...ask, source_key: '' }, offer])
  if (own === undefined || other === undefined) throw new Error('a task was not judged')
  const reasonsOf = (reasons: readonly (keyof typeof refusalWords)[]): string =>
    reasons.map((reason) => refusalWords[reason]).join(', ')
  return [
    own.allowed
      ? { is_allowed: 1, text: `This call: ${basisWords[own.because]}` }
      : { is_allowed: 0, text: `This call: ${reasonsOf(own.reasons)}` },
    other.allowed
      ? { is_allowed: 1, text: `Other products: ${basisWords[other.because]}` }
      : { is_allowed: 0, text: `Do not offer other products: ${reasonsOf(other.reasons)}` },
  ]
}

const beforeThis = async ({ db }: Services, { user_id }: CallTaskRow): Promise<CallTask['before']> =>
  (await listContactsOf(db, user_id, { limit: SHOWN_BEFORE, before: null })).map((one) => ({
    kind: one.channel,
    text: `${channelWords[one.channel]}${one.template === null ? '' : ` (${one.template.replaceAll('_', ' ')})`}: ${outcomeWords[one.outcome]}${one.seconds === null || one.seconds === 0 ? '' : `, ${one.seconds} s`}`,
    at: one.at.toISOString(),
  }))

/** A task as its caller sees it, without anything by which the customer is reached. @throws Problem not_found where they are deleted. */
export const presentTask = async (services: Services, task: CallTaskRow): Promise<CallTask> => {
  const { db, vault, brands, lenders, now } = services
  const [row, [customer]] = await Promise.all([
    findProfileRow(db, task.user_id),
    listFoundCustomers(db, { user_id: task.user_id }, 1),
  ])
  if (row === null || customer === undefined || task.lease_ends_at === null) throw new Problem('not_found')
  const profile = await openProfile(vault, row)
  const options = await listOptionRows(db)
  const facts = customerFacts(
    profile,
    (set, id) => options.find((one) => one.set_name === set && one.id === id)?.words ?? null,
  )
  const lender = task.lender_id === null ? null : lenders().find(task.lender_id)
  const brand = brands().brands.find((known) => known.brand.brand_id === (task.brand_id ?? customer.brand_id))
  const asked = await askedWords(services, task)
  const name = [customer.first_name, customer.last_name].filter((part) => part !== null).join(' ')
  const call = await callOfLease(services, task)
  const own = {
    customer: customer.first_name,
    brand: brand?.brand.name ?? null,
    lender: lender?.legal_name ?? null,
    asked,
  }
  return {
    task_id: task.task_id,
    user_id: task.user_id,
    purpose: task.purpose,
    name: name === '' ? 'No name yet' : name,
    language: task.language ?? profile.facts.language,
    about: aboutFields.flatMap((field) => facts.find((fact) => fact.field === field)?.value ?? []),
    brand_name: own.brand,
    lender_name: own.lender,
    asked,
    since: task.since.toISOString(),
    promised_at: task.promised_at?.toISOString() ?? null,
    tries: task.tries,
    lease_left_s: secondsBetween(now(), task.lease_ends_at),
    can_give_back: call === null ? 1 : 0,
    call: call === null ? null : presentCall(call),
    say: await scriptOfTask(db, task, own),
    answers: await readLenderAnswers(services, task, lender),
    allowed: await allowedNow(services, task, now()),
    before: await beforeThis(services, task),
  }
}
