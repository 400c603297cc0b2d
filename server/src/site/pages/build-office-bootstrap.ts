import type { OfficeAreaName, OfficeBootstrap } from '@marketplace/contract/office/office-bootstrap'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import type { Env } from '../../platform/env.ts'

/** What the document of the back office carries in its first bytes; nothing of it is secret, as nobody has signed in yet. */
export const buildOfficeBootstrap = (
  env: Env,
  { brand }: KnownBrand,
  area: OfficeAreaName,
): OfficeBootstrap => ({
  area,
  brand,
  demo: env.DEMO ? 1 : 0,
  idle_minutes: env.STAFF_IDLE_MINUTES,
  idle_warning_seconds: env.IDLE_WARNING_SECONDS,
})
