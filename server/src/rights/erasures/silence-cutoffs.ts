import { periods } from '@marketplace/contract/platform/periods'

const DAY_MS = 86_400_000

/**
 * Before which instant the last activity of a customer lies who has to be told today, so that the notice ends as the period
 * does.
 */
export const silenceCutoffs = (now: Date): { neverApplied: Date; applied: Date } => {
  const ahead = now.getTime() + periods.silence_notice_days * DAY_MS
  const applied = new Date(ahead)
  applied.setUTCFullYear(applied.getUTCFullYear() - periods.silent_applied_years)
  return { neverApplied: new Date(ahead - periods.silent_days * DAY_MS), applied }
}
