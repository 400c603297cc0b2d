import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Flag, Id, Instant, plainText, rowId, rowIdInPath } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { MAX_IMAGE_BYTES } from '../platform/stored-files.ts'

/** What a partner asks about, each with the kinds that it has. */
export const threadKinds = {
  'tech-support': ['sign_in', 'links', 'integration', 'page_fault', 'other'],
  'general-query': ['customer', 'money', 'product', 'training', 'documents', 'other'],
} as const
export const threadTopics = ['tech-support', 'general-query'] as const
export const ThreadTopic = z.enum(threadTopics, { error: 'invalid_value' })
export type ThreadTopic = z.output<typeof ThreadTopic>
export type ThreadKind = (typeof threadKinds)[ThreadTopic][number]

/** OPEN: the partner waits. ANSWERED: staff wrote last. CLOSED: by either; a further word of the partner opens it again. */
export const threadStates = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export const ThreadState = z.enum(threadStates, { error: 'invalid_value' })
export type ThreadState = z.output<typeof ThreadState>

/** `author` is who of the partner's team wrote it or a user name of staff; the partner reads staff as the house's name. */
export const ThreadMessage = z.object({
  message_id: z.number(),
  by: z.enum(['partner', 'staff']),
  author: z.string(),
  text: z.string(),
  /** 1: a picture is with it, which is read apart. */
  has_picture: Flag,
  at: Instant,
})
export type ThreadMessage = z.output<typeof ThreadMessage>

const threadFields = {
  thread_id: z.number(),
  topic: ThreadTopic,
  kind: z.string(),
  subject: z.string(),
  state: ThreadState,
  opened_at: Instant,
  last_at: Instant,
  /** By when staff mean to answer; null where nobody waits. It may be over: then the answer is late. */
  due_at: z.nullable(Instant),
  /** Since when the partner waits; null where nobody does. */
  waiting_since: z.nullable(Instant),
}

export const OwnThread = z.object({
  ...threadFields,
  /** How many messages of staff the partner has not opened. */
  unread: z.number(),
})
export type OwnThread = z.output<typeof OwnThread>
const messages = { messages: z.array(ThreadMessage) }
export const OwnThreadDetail = z.object({ ...OwnThread.shape, ...messages })
export type OwnThreadDetail = z.output<typeof OwnThreadDetail>

export const StaffThread = z.object({
  ...threadFields,
  partner_id: z.number(),
  partner_name: z.string(),
  /** The user name of who of staff took it. */
  assignee: z.nullable(z.string()),
})
export type StaffThread = z.output<typeof StaffThread>
export const StaffThreadDetail = z.object({ ...StaffThread.shape, ...messages })
export type StaffThreadDetail = z.output<typeof StaffThreadDetail>

const params = z.object({ threadId: rowIdInPath() })
const ThreadText = plainText(4_000).check(z.trim(), z.minLength(3, 'field_required'))
/** One picture may be with a message: PNG, JPEG or WebP. `request_id` is drawn with the text: the same again is stored once. */
const upload = { fields: ['picture'], max_bytes: MAX_IMAGE_BYTES, isOptional: true } as const
const words = { request_id: Id, text: ThreadText }
const Picture = z.object({
  /** A data: address of WebP, at most 1,024 pixels on its longer edge. */
  picture: z.string(),
})

/** The partner's own: those with something unread first, then by their last word. */
export const listOwnThreads = {
  method: 'GET',
  path: '/api/partner/threads',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  query: z.object({ ...pageFields, topic: z.optional(ThreadTopic) }),
  answer: pageOf(OwnThread),
  errors: [],
} as const satisfies Call

/** By topic: how many are not closed, and how many have something unread. The menu asks by itself. */
export const countOwnThreads = {
  method: 'GET',
  path: '/api/partner/thread-counts',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  background: true,
  answer: dataOf(z.array(z.object({ topic: ThreadTopic, going_on: z.number(), unread: z.number() }))),
  errors: [],
} as const satisfies Call

export const getOwnThread = {
  method: 'GET',
  path: '/api/partner/threads/:threadId',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  params,
  answer: dataOf(OwnThreadDetail),
  errors: ['not_found'],
} as const satisfies Call

/** 404 of another's, and where the message has none. */
export const getOwnThreadPicture = {
  method: 'GET',
  path: '/api/partner/threads/:threadId/picture',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  params,
  query: z.object({ message_id: rowIdInPath() }),
  answer: dataOf(Picture),
  errors: ['not_found'],
} as const satisfies Call

/** 409 where the request wrote something else. */
export const openThread = {
  method: 'POST',
  path: '/api/partner/threads/open',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  upload,
  body: z
    .strictObject({
      ...words,
      topic: ThreadTopic,
      kind: plainText(20),
      subject: plainText(120).check(z.trim(), z.minLength(3, 'field_required')),
    })
    .check(
      z.refine(
        ({ topic, kind }: { topic: ThreadTopic; kind: string }) =>
          threadKinds[topic].some((one) => one === kind),
        { error: 'invalid_value', path: ['kind'] },
      ),
    ),
  answer: dataOf(OwnThreadDetail),
  errors: ['conflict', 'image_refused', 'image_too_large'],
} as const satisfies Call

/** A further word; one that was answered or closed is open again. */
export const writeInThread = {
  method: 'POST',
  path: '/api/partner/threads/:threadId/write',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  params,
  upload,
  body: z.strictObject(words),
  answer: dataOf(OwnThreadDetail),
  errors: ['not_found', 'conflict', 'image_refused', 'image_too_large'],
} as const satisfies Call

/** Closed already, it answers the same. */
export const closeOwnThread = {
  method: 'POST',
  path: '/api/partner/threads/:threadId/close',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  params,
  answer: dataOf(OwnThreadDetail),
  errors: ['not_found'],
} as const satisfies Call

/** The partner has opened it up to this message. */
export const seeOwnThread = {
  method: 'POST',
  path: '/api/partner/threads/:threadId/see',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  params,
  body: z.strictObject({ message_id: rowId() }),
  answer: dataOf(OwnThread),
  errors: ['not_found'],
} as const satisfies Call

/** Those that wait first, the one due soonest at the top; then the others, the newest first. `mine`: taken by who asks. */
export const listThreads = {
  method: 'GET',
  path: '/api/partner-threads',
  audience: [1],
  limit: 'read',
  query: z.object({
    ...pageFields,
    state: z.optional(ThreadState),
    topic: z.optional(ThreadTopic),
    taken: z.optional(z.enum(['mine', 'nobody'], { error: 'invalid_value' })),
    partner_id: z.optional(rowIdInPath()),
  }),
  answer: pageOf(StaffThread),
  errors: [],
} as const satisfies Call

export const getThread = {
  method: 'GET',
  path: '/api/partner-threads/:threadId',
  audience: [1],
  limit: 'read',
  params,
  answer: dataOf(StaffThreadDetail),
  errors: ['not_found'],
} as const satisfies Call

export const getThreadPicture = {
  method: 'GET',
  path: '/api/partner-threads/:threadId/picture',
  audience: [1],
  limit: 'read',
  params,
  query: z.object({ message_id: rowIdInPath() }),
  answer: dataOf(Picture),
  errors: ['not_found'],
} as const satisfies Call

/** The partner is told of it. 409 where it is closed, or the request wrote something else. */
export const answerThread = {
  method: 'POST',
  path: '/api/partner-threads/:threadId/answer',
  audience: [1],
  limit: 'write',
  params,
  upload,
  body: z.strictObject(words),
  answer: dataOf(StaffThreadDetail),
  errors: ['not_found', 'conflict', 'image_refused', 'image_too_large'],
} as const satisfies Call

/** 409 where the partner waits: it is answered first. Closed already, it answers the same. */
export const closeThread = {
  method: 'POST',
  path: '/api/partner-threads/:threadId/close',
  audience: [1],
  limit: 'write',
  params,
  answer: dataOf(StaffThreadDetail),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Who asks takes it, from whoever had it, or gives it back to the queue. */
export const takeThread = {
  method: 'POST',
  path: '/api/partner-threads/:threadId/take',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ mine: Flag }),
  answer: dataOf(StaffThreadDetail),
  errors: ['not_found'],
} as const satisfies Call
