import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, plainText } from '../platform/formats.ts'

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

/** Every figure by name. What is proposed waits among the approvals (contract/src/office/approvals.ts). `today`: the day in India. */
export const listFigures = {
  method: 'GET',
  path: '/api/regulated-figures',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.object({ figures: z.array(Figure), today: Day })),
  errors: [],
} as const satisfies Call

/** Proposes a row of a figure that there is. Nothing changes before somebody else approves it. 409 conflict where other words of the same figure and day wait. */
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
