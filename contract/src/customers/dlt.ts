import * as z from 'zod/mini'
import { pageOf } from '../platform/paging.ts'
import type { Call } from '../platform/call.ts'
import { Instant, LanguageId } from '../platform/formats.ts'

/** An entity or a template in the operators' register (TRAI TCCCPR 2018): 19 digits. */
export const DltId = z
  .string({ error: 'dlt_id_invalid' })
  .check(z.maxLength(19, 'dlt_id_invalid'), z.regex(/^[0-9]{19}$/, 'dlt_id_invalid'))

/** What stands above an SMS as its sender: six letters; the operators add their own suffix. */
export const SmsHeader = z
  .string({ error: 'sms_header_invalid' })
  .check(z.maxLength(6, 'sms_header_invalid'), z.regex(/^[A-Z]{6}$/, 'sms_header_invalid'))

/** What the register knows a text as. "Service explicit" ended on 6 May 2025: its texts are promotional. */
export const dltClasses = ['transactional', 'service', 'promotional'] as const
export const DltClass = z.enum(dltClasses, { error: 'option_invalid' })
export type DltClass = z.output<typeof DltClass>

/** A text that we send as SMS; its registration is null until it is entered. */
export const DltTemplate = z.object({
  template: z.string(),
  language: LanguageId,
  text: z.string(),
  template_id: z.nullable(z.string()),
  class: z.nullable(DltClass),
  updated_by: z.nullable(z.string()),
  updated_at: z.nullable(Instant),
})
export type DltTemplate = z.output<typeof DltTemplate>

/** Every SMS text with what one principal entity registered it as. */
export const listDltTemplates = {
  method: 'GET',
  path: '/api/dlt-templates',
  audience: [1],
  limit: 'read',
  query: z.object({ entity_id: DltId }),
  answer: pageOf(DltTemplate),
  errors: [],
} as const satisfies Call

/** A wrong id stops every message of its template, passcodes first of all: it takes a fresh second factor. */
export const saveDltTemplate = {
  method: 'POST',
  path: '/api/dlt-templates',
  audience: [1],
  stepUp: true,
  limit: 'write',
  body: z.strictObject({
    entity_id: DltId,
    template: z
      .string({ error: 'option_invalid' })
      .check(z.maxLength(40, 'option_invalid'), z.regex(/^[a-z_]+$/, 'option_invalid')),
    language: LanguageId,
    template_id: DltId,
    class: DltClass,
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: [],
} as const satisfies Call
