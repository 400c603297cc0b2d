import * as z from 'zod/mini'
import { Brand } from '../reference/brands.ts'
import { Flag } from '../platform/formats.ts'

/** The two areas of the back office, by the first segment of their paths (section 2). */
export const OfficeAreaName = z.enum(['admin', 'partner'])
export type OfficeAreaName = z.output<typeof OfficeAreaName>

/** What every page of the back office carries in its first bytes, as JSON in `<script type="application/json" id="bootstrap">`. */
export const OfficeBootstrap = z.object({
  area: OfficeAreaName,
  brand: Brand,
  demo: Flag,
  idle_minutes: z.number(),
  idle_warning_seconds: z.number(),
})
export type OfficeBootstrap = z.output<typeof OfficeBootstrap>
