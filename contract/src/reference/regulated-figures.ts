import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Instant, plainText } from '../platform/formats.ts'

/** One row: in force from its day until a later row of the same name. `is_in_force` of the one that counts today. */
export const FigureRow = z.object({
  value: z.number(),
  valid_from: Day,
  source: z.string(),
  is_in_force: Flag,
})

/** A figure of law or tax with its rows, the latest first. Names end in the unit where the number has one. */
export const Figure = z.object({ name: z.string(), rows: z.array(FigureRow) })
export type Figure = z.output<typeof Figure>

export const FigureProposal = z.object({
  proposal_id: z.number(),
  name: z.string(),
  value: z.number(),
  valid_from: Day,
  source: z.string(),
  proposed_by: z.string(),
  proposed_at: Instant,
  /** 1 where the caller proposed it, and so cannot approve it. */
  is_own: Flag,
  decision: z.nullable(z.enum(['approved', 'refused'])),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(Instant),
  note: z.nullable(z.string()),
})
export type FigureProposal = z.output<typeof FigureProposal>

/** Every figure by name, and the newest hundred proposals, those that wait first. `today`: the day in India. */
export const listFigures = {
  method: 'GET',
  path: '/api/regulated-figures',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.object({ figures: z.array(Figure), proposals: z.array(FigureProposal), today: Day })),
  errors: [],
} as const satisfies Call

/** Proposes a row of a figure that there is. Nothing changes before somebody else approves it. */
export const proposeFigure = {
  method: 'POST',
  path: '/api/regulated-figures/propose',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    name: z
      .string({ error: 'figure_unknown' })
      .check(z.maxLength(80, 'figure_unknown'), z.regex(/^[a-z0-9_]+$/, 'figure_unknown')),
    value: z
      .number({ error: 'figure_value_invalid' })
      .check(z.gte(0, 'figure_value_invalid'), z.lte(1_000_000_000_000, 'figure_value_invalid')),
    valid_from: Day,
    /** Circular or Act with its number, day and section. */
    source: plainText(500).check(z.trim(), z.minLength(10, 'reason_length')),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['conflict'],
} as const satisfies Call

/**
 * Approves or refuses a proposal. Whoever proposed it may take it back (refuse), and never approve it. A proposal whose day has
 * passed is refused: what was reckoned meanwhile stays as it was.
 */
export const decideFigure = {
  method: 'POST',
  path: '/api/regulated-figures/decide',
  audience: [1],
  stepUp: true,
  limit: 'write',
  body: z.strictObject({
    proposal_id: z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)),
    decision: z.enum(['approved', 'refused'], { error: 'option_invalid' }),
    note: z.optional(plainText(500)),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict', 'own_proposal'],
} as const satisfies Call
