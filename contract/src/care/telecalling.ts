import * as z from 'zod/mini'
import { ComplaintCategory } from '../office/complaints.ts'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Id, Instant, LanguageId, Mobile, plainText, rowId } from '../platform/formats.ts'
import { knownLanguages } from '../platform/known-languages.ts'
import { Disposition, SaidAnswer } from './dispositions.ts'

/** Why somebody is called, in words. */
export const callPurposeNames = {
  documents: 'Papers asked by the lender',
  offer_not_sent: 'Offer chosen, not sent',
  no_news: 'No news from the lender',
  help: 'Asked for a call',
  call_back: 'Promised call-back',
} as const
export type CallPurpose = keyof typeof callPurposeNames
export const callPurposes = Object.keys(callPurposeNames) as [CallPurpose, ...CallPurpose[]]
export const CallPurpose = z.enum(callPurposes, { error: 'option_invalid' })

/** `on`: takes tasks. `paused`: on duty, takes none. */
export const duties = ['on', 'paused', 'off'] as const
export const Duty = z.enum(duties, { error: 'option_invalid' })
export type Duty = z.output<typeof Duty>

/** Languages that callers and customers speak; pages and scripts are in English and Hindi alone. */
export type SpokenLanguage = keyof typeof knownLanguages
export const spokenLanguages = Object.keys(knownLanguages) as [SpokenLanguage, ...SpokenLanguage[]]
const Spoken = z.enum(spokenLanguages, { error: 'option_invalid' })

/** A telephone call as its caller sees it: never a number, only its series. */
export const CallView = z.object({
  state: z.enum([
    'placing',
    'unsure',
    'ringing',
    'talking',
    'lost',
    'completed',
    'no_answer',
    'busy',
    'failed',
  ]),
  series: z.enum(['1600', '140', 'other']),
  placed_at: Instant,
  talk_s: z.nullable(z.number()),
})
export type CallView = z.output<typeof CallView>

/** What is said: filled in, with who at the lender agreed to these words. Version 0 came with a release. */
const Said = z.object({
  text: z.string(),
  version: z.number(),
  approved_by: z.nullable(z.string()),
  approved_on: z.nullable(Day),
})

const Answers = z.array(z.object({ question: z.string(), answer: z.string() }))

/** A task with what its caller needs, and nothing of how to reach the customer. */
export const CallTask = z.object({
  task_id: z.number(),
  user_id: Id,
  purpose: CallPurpose,
  name: z.string(),
  language: z.string(),
  /** Place, employment and income, those that are told. */
  about: z.array(z.string()),
  brand_name: z.nullable(z.string()),
  lender_name: z.nullable(z.string()),
  /** What is asked, in the words of who asks. */
  asked: z.nullable(z.string()),
  since: Instant,
  promised_at: z.nullable(Instant),
  tries: z.number(),
  /** Seconds until it is anybody's. */
  lease_left_s: z.number(),
  /** 1 until a call of this task is placed: then what happened is needed. */
  can_give_back: Flag,
  call: z.nullable(CallView),
  say: z.record(LanguageId, Said),
  /** What is often asked, from what the lender publishes and did; in every language. */
  answers: z.record(LanguageId, Answers),
  /** May we contact them now: each rule in words. */
  allowed: z.array(z.object({ is_allowed: Flag, text: z.string() })),
  /** What went before, the newest first. */
  before: z.array(z.object({ kind: z.enum(['call', 'sms', 'email']), text: z.string(), at: Instant })),
})
export type CallTask = z.output<typeof CallTask>

/** The desk of a caller. Counts: tasks due now; what the caller has done today, and talked through. */
export const CallDesk = z.object({
  duty: Duty,
  phone: z.nullable(z.string()),
  languages: z.array(Spoken),
  has_telephony: Flag,
  is_recorded: Flag,
  due: z.number(),
  done: z.number(),
  talked: z.number(),
  /** When calls end today; null where none are allowed any more. */
  calls_end_at: z.nullable(Instant),
  task: z.nullable(CallTask),
  after: z.array(z.object({ task_id: z.number(), name: z.string(), purpose: CallPurpose, due_at: Instant })),
})
export type CallDesk = z.output<typeof CallDesk>

const TaskId = rowId()
/** As a page sends it: ISO 8601 in UTC. */
const GivenInstant = z.iso.datetime({ error: 'date_invalid' })
const desk = { audience: [1, 3] } as const

export const getCallDesk = {
  method: 'GET',
  path: '/api/telecalling/desk',
  ...desk,
  limit: 'read',
  shows: 'people',
  answer: dataOf(CallDesk),
  errors: [],
} as const satisfies Call

/** The caller's own telephone, which rings first, and what they speak. */
export const setCallerPhone = {
  method: 'POST',
  path: '/api/telecalling/phone',
  ...desk,
  limit: 'write',
  body: z.strictObject({
    mobile: z.optional(Mobile),
    languages: z
      .array(Spoken, { error: 'invalid_value' })
      .check(z.minLength(1, 'field_required'), z.maxLength(23, 'invalid_value')),
  }),
  answer: Done,
  errors: [],
} as const satisfies Call

/** Off duty gives a task back of which no call was placed. Failures: 409 disposition_needed. */
export const setDuty = {
  method: 'POST',
  path: '/api/telecalling/duty',
  ...desk,
  limit: 'write',
  body: z.strictObject({ duty: Duty }),
  answer: Done,
  errors: ['disposition_needed'],
} as const satisfies Call

/** Takes the next task, or keeps the one that the caller has; the desk shows whose it is. 0: nothing is due. Failures: 409 conflict (not on duty). */
export const takeNextTask = {
  method: 'POST',
  path: '/api/telecalling/next',
  ...desk,
  limit: 'write',
  answer: dataOf(z.object({ has_task: Flag })),
  errors: ['conflict'],
} as const satisfies Call

/**
 * A sign of life of the page, by itself every half minute; `is_active`: somebody typed or talked since the last one, which lengthens the lease.
 * Null: the caller has no task any more.
 */
export const beatTask = {
  method: 'POST',
  path: '/api/telecalling/beat',
  ...desk,
  limit: 'write',
  background: true,
  body: z.strictObject({ task_id: z.optional(TaskId), is_active: Flag }),
  answer: dataOf(
    z.nullable(z.object({ task_id: z.number(), lease_left_s: z.number(), call: z.nullable(CallView) })),
  ),
  errors: [],
} as const satisfies Call

/**
 * Rings the caller, then the customer; `request_id` is drawn by the page: the same one twice is one call. Failures: 409 task_not_yours,
 * contact_refused (the rule says no), conflict (a call is under way); 422 own_phone_missing; 429; 503 without telephony.
 */
export const placeTaskCall = {
  method: 'POST',
  path: '/api/telecalling/call',
  ...desk,
  limit: 'write',
  body: z.strictObject({ task_id: TaskId, request_id: Id }),
  answer: dataOf(CallView),
  errors: ['task_not_yours', 'contact_refused', 'own_phone_missing', 'conflict', 'temporarily_unavailable'],
} as const satisfies Call

/** What happened, and with it what becomes of the task. Failures: 409 task_not_yours, conflict (the request settled another task; a call is under way). */
export const settleTask = {
  method: 'POST',
  path: '/api/telecalling/settle',
  ...desk,
  limit: 'write',
  body: z
    .strictObject({
      task_id: TaskId,
      request_id: Id,
      disposition: Disposition,
      said: z.optional(SaidAnswer),
      note: z.optional(plainText(1_000).check(z.trim())),
      call_back_at: z.optional(GivenInstant),
      language: z.optional(Spoken),
      complaint: z.optional(
        z.strictObject({
          category: ComplaintCategory,
          text: plainText(2_000).check(z.trim(), z.minLength(10, 'field_required')),
        }),
      ),
    })
    .check(
      z.refine(({ disposition, said }) => disposition !== 'connected' || said !== undefined, {
        error: 'field_required',
        path: ['said'],
      }),
      z.refine(({ disposition, call_back_at }) => disposition !== 'call_back' || call_back_at !== undefined, {
        error: 'field_required',
        path: ['call_back_at'],
      }),
      z.refine(({ disposition, language }) => disposition !== 'other_language' || language !== undefined, {
        error: 'field_required',
        path: ['language'],
      }),
      z.refine(({ disposition, complaint }) => disposition !== 'complaint' || complaint !== undefined, {
        error: 'field_required',
        path: ['complaint'],
      }),
    ),
  answer: Done,
  errors: ['task_not_yours', 'conflict', 'not_found'],
} as const satisfies Call

export const giveTaskBack = {
  method: 'POST',
  path: '/api/telecalling/give-back',
  ...desk,
  limit: 'write',
  body: z.strictObject({ task_id: TaskId }),
  answer: Done,
  errors: ['task_not_yours', 'disposition_needed'],
} as const satisfies Call

/** Opens a task for a customer; `promised_at` makes it a call-back of the one who promised. Failures: 404. */
export const openCallTask = {
  method: 'POST',
  path: '/api/telecalling/open',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({
    user_id: Id,
    request_id: Id,
    purpose: CallPurpose,
    promised_at: z.optional(GivenInstant),
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/** The floor as its supervisor sees it. Times and counts are of today in India. */
export const CallFloor = z.object({
  callers: z.array(
    z.object({
      staff_id: z.number(),
      name: z.string(),
      duty: Duty,
      duty_since: Instant,
      beat_at: Instant,
      calls: z.number(),
      talks: z.number(),
      talk_s: z.number(),
      outcomes: z.array(z.object({ disposition: Disposition, count: z.number() })),
      task: z.nullable(
        z.object({ task_id: z.number(), purpose: CallPurpose, leased_at: Instant, lease_ends_at: Instant }),
      ),
    }),
  ),
  due: z.array(
    z.object({ purpose: CallPurpose, due: z.number(), later: z.number(), oldest_at: z.nullable(Instant) }),
  ),
  late: z.array(
    z.object({
      task_id: z.number(),
      user_id: Id,
      name: z.string(),
      promised_at: Instant,
      promised_by: z.nullable(z.string()),
    }),
  ),
  recordings: z.array(
    z.object({
      call_id: Id,
      user_id: Id,
      name: z.string(),
      caller: z.string(),
      at: Instant,
      talk_s: z.nullable(z.number()),
    }),
  ),
})
export type CallFloor = z.output<typeof CallFloor>

export const getCallFloor = {
  method: 'GET',
  path: '/api/telecalling/floor',
  audience: [1],
  limit: 'read',
  shows: 'people',
  answer: dataOf(CallFloor),
  errors: [],
} as const satisfies Call

/** Gives a task back to the queue in its caller's place. Failures: 404; 409 conflict (nobody has it any more). */
export const freeTask = {
  method: 'POST',
  path: '/api/telecalling/free',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ task_id: TaskId }),
  answer: Done,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** A recording, fetched by us from where it lies. Failures: 404 where there is none (any more). */
export const playRecording = {
  method: 'GET',
  path: '/api/telecalling/recording/:call_id',
  audience: [1],
  limit: 'read',
  params: z.object({ call_id: Id }),
  file: { type: 'audio/wav', name: 'call.wav', isStreamed: true },
  answer: z.string(),
  errors: ['not_found', 'temporarily_unavailable'],
} as const satisfies Call

/** What stands for names in a script. */
export const scriptNames = ['customer', 'brand', 'lender', 'asked'] as const

export const CallScript = z.object({
  script_id: z.nullable(z.number()),
  purpose: CallPurpose,
  lender_id: z.nullable(z.number()),
  lender_name: z.nullable(z.string()),
  language: LanguageId,
  version: z.number(),
  text: z.string(),
  approved_by: z.nullable(z.string()),
  approved_on: z.nullable(Day),
  written_by: z.nullable(z.string()),
  written_at: z.nullable(Instant),
})
export type CallScript = z.output<typeof CallScript>

/** Those in force, and all that were, the newest of each first. */
export const listCallScripts = {
  method: 'GET',
  path: '/api/telecalling/scripts',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(CallScript)),
  errors: [],
} as const satisfies Call

const scriptText = plainText(2_000).check(z.trim(), z.minLength(10, 'field_required'))

/** A new version, in every language together. Failures: 400 script_name_unknown, option_invalid; 409 conflict (another wrote one meanwhile). */
export const saveCallScript = {
  method: 'POST',
  path: '/api/telecalling/scripts',
  audience: [1],
  limit: 'write',
  body: z
    .strictObject({
      purpose: CallPurpose,
      lender_id: z.nullable(rowId()),
      /** The version that was on the page. */
      version: z
        .number({ error: 'invalid_value' })
        .check(z.int('invalid_value'), z.gte(0, 'invalid_value'), z.lte(100_000, 'invalid_value')),
      texts: z.record(LanguageId, scriptText),
      approved_by: z.nullable(plainText(120).check(z.trim(), z.minLength(2, 'field_required'))),
      approved_on: z.nullable(Day),
    })
    .check(
      z.refine(({ approved_by, approved_on }) => (approved_by === null) === (approved_on === null), {
        error: 'field_required',
        path: ['approved_on'],
      }),
    ),
  answer: Done,
  errors: ['conflict'],
} as const satisfies Call
