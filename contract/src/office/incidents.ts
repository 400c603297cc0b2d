import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, plainText } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

/** What happened; the first six are kinds of Annexure I of the CERT-In Directions of 28 April 2022. */
export const incidentKinds = {
  unauthorised_access: 'Unauthorised access to systems or data',
  data_breach: 'Data breach',
  data_leak: 'Data leak',
  malicious_code: 'Malicious code',
  denial_of_service: 'Denial of service',
  identity_theft: 'Identity theft, spoofing or phishing',
  processor: 'An incident at a processor or a lender',
  loss: 'Data or keys lost',
  other: 'Something else',
} as const
export type IncidentKind = keyof typeof incidentKinds
export const IncidentKind = z.enum(Object.keys(incidentKinds) as [IncidentKind, ...IncidentKind[]], {
  error: 'option_invalid',
})

/** What is done about an incident, each once but `note`. */
export const incidentSteps = [
  'note',
  'cert_in_reported',
  'board_informed',
  'people_informed',
  'board_detailed',
  'closed',
] as const
export const IncidentStep = z.enum(incidentSteps, { error: 'option_invalid' })
export type IncidentStep = z.output<typeof IncidentStep>

/**
 * A duty with its clock. `due_at` null: without delay, as no number of hours is set. `late`: done after `due_at`, or not done and
 * past it. `not_asked`: a duty of personal data where none is concerned.
 */
export const IncidentClock = z.object({
  step: IncidentStep,
  due_at: z.nullable(Instant),
  done_at: z.nullable(Instant),
  state: z.enum(['running', 'late', 'done', 'done_late', 'not_asked']),
})
export type IncidentClock = z.output<typeof IncidentClock>

export const IncidentNumber = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(11, 'invalid_value'), z.regex(/^I-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'invalid_value'))

const shown = {
  number: IncidentNumber,
  title: z.string(),
  kind: IncidentKind,
  noticed_at: Instant,
  personal_data: Flag,
  people: z.nullable(z.number()),
  opened_by: z.string(),
  opened_at: Instant,
  closed_at: z.nullable(Instant),
  clocks: z.array(IncidentClock),
}

export const Incident = z.object(shown)
export type Incident = z.output<typeof Incident>

export const IncidentRecord = z.object({
  ...shown,
  summary: z.string(),
  events: z.array(
    z.object({
      event_id: z.number(),
      step: z.enum(['opened', ...incidentSteps]),
      text: z.string(),
      by_name: z.string(),
      at: Instant,
    }),
  ),
})
export type IncidentRecord = z.output<typeof IncidentRecord>

/** The register: open ones first, the newest of each first. */
export const listIncidents = {
  method: 'GET',
  path: '/api/incidents',
  audience: [1],
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(Incident),
  errors: [],
} as const satisfies Call

export const getIncident = {
  method: 'GET',
  path: '/api/incidents/:number',
  audience: [1],
  limit: 'read',
  params: z.object({ number: IncidentNumber }),
  answer: dataOf(IncidentRecord),
  errors: ['not_found'],
} as const satisfies Call

const words = (max: number) => plainText(max).check(z.trim(), z.minLength(1, 'field_required'))
const When = z.string({ error: 'date_invalid' }).check(
  z.maxLength(30, 'date_invalid'),
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?Z$/, 'date_invalid'),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'date_invalid'),
)

const People = z.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(0), z.lte(2_000_000_000))

/** Opens an incident; its clocks run from the moment that it was noticed. No personal data stand in its words. */
export const openIncident = {
  method: 'POST',
  path: '/api/incidents/open',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    title: words(120),
    kind: IncidentKind,
    summary: words(4_000),
    noticed_at: When,
    personal_data: Flag,
    people: z.nullable(People),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ number: IncidentNumber }),
  }),
  errors: [],
} as const satisfies Call

/**
 * Records what was done and when, and what was found out by then: that personal data are concerned after all, which starts their
 * clocks and is never taken back, and how many people. A step that was recorded already, and anything after the end, is refused.
 */
export const recordIncidentStep = {
  method: 'POST',
  path: '/api/incidents/step',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    number: IncidentNumber,
    step: IncidentStep,
    at: When,
    text: words(4_000),
    personal_data: z.optional(z.literal(1, { error: 'invalid_value' })),
    people: z.optional(People),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
