import * as z from 'zod/mini'
import { partnerEventTypes } from '../partners/partner-events.ts'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, ownerAndAccounts } from '../platform/call.ts'
import { Flag, Id, Instant } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

const EventType = z.enum(partnerEventTypes, { error: 'invalid_value' })

/** What happened, as the partner reads it. It names no customer. */
export const Notice = z.object({
  event_id: z.string(),
  type: EventType,
  title: z.string(),
  text: z.string(),
  /** Where the thing is, in the partner area. */
  path: z.string(),
  is_read: Flag,
  at: Instant,
})
export type Notice = z.output<typeof Notice>

/** The newest first. */
export const listNotices = {
  method: 'GET',
  path: '/api/partner/notices',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  query: z.object(pageFields),
  answer: pageOf(Notice),
  errors: [],
} as const satisfies Call

/** For the bell: more than 99 are counted as 100. */
export const countNotices = {
  method: 'GET',
  path: '/api/partner/notice-counts',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  background: true,
  answer: dataOf(z.object({ unread: z.number() })),
  errors: [],
} as const satisfies Call

/** Notes one as read, or all up to now without `event_id`. Of another partner's nothing is noted. */
export const readNotices = {
  method: 'POST',
  path: '/api/partner/notices/read',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  body: z.strictObject({ event_id: z.optional(Id) }),
  answer: Done,
  errors: [],
} as const satisfies Call

/** In the area a partner is told of everything; by e-mail once a day of the events that it left on. */
export const NoticeSettings = z.object({
  /** 0: no e-mail at all. */
  digest: Flag,
  /** The events that the e-mail leaves out. */
  muted: z.array(EventType),
})
export type NoticeSettings = z.output<typeof NoticeSettings>

export const getNoticeSettings = {
  method: 'GET',
  path: '/api/partner/notice-settings',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(NoticeSettings),
  errors: [],
} as const satisfies Call

export const saveNoticeSettings = {
  method: 'POST',
  path: '/api/partner/notice-settings/save',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({
    digest: Flag,
    muted: z
      .array(EventType, { error: 'invalid_value' })
      .check(z.maxLength(partnerEventTypes.length, 'invalid_value')),
  }),
  answer: dataOf(NoticeSettings),
  errors: [],
} as const satisfies Call
