import type { PlanReason } from '@marketplace/contract/care/campaigns'
import { judgeContacts } from '../../customers/contact-rules/judge-contacts.ts'
import type { ContactVerdict } from '../../customers/contact-rules/contact-facts.ts'
import { listAppliedAmong } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { TextRow } from './campaign-texts.queries.ts'
import type { CampaignRow } from './campaigns.queries.ts'
import { firstReason } from './first-reason.ts'
import { askOf } from './sending-of.ts'

const DAY_MS = 86_400_000

export interface ToJudge {
  user_id: string
  brand_id: number | null
  /** Whether the operators know these words for this brand. */
  is_approved: boolean
}

export interface JudgedPerson {
  user_id: string
  /** Null: they get it, now or when hours let it. */
  reason: PlanReason | null
  /** When hours let it; null where they do now, or where something else stands against it. */
  opens_at: Date | null
}

const opensAt = (verdict: ContactVerdict | undefined): Date | null =>
  verdict === undefined || verdict.allowed || verdict.reasons.some((reason) => reason !== 'quiet_hours')
    ? null
    : verdict.next_allowed_at

/** Judges people by the facts of now: the rule of contacts, and what the campaign asks of its own. */
export const judgePeople = async (
  services: Services,
  db: Database,
  { audience: { not_applied_days: days } }: Pick<CampaignRow, 'audience'>,
  text: TextRow,
  people: readonly ToJudge[],
): Promise<JudgedPerson[]> => {
  const at = services.now()
  const verdicts = await judgeContacts(
    services,
    db,
    people.map((person) => askOf(text, { ...person, at })),
  )
  const userIds = people.map(({ user_id }) => user_id)
  const applied = new Set(
    days === null ? [] : await listAppliedAmong(db, userIds, new Date(at.getTime() - days * DAY_MS)),
  )
  const text_ended = text.valid_until !== null && text.valid_until < dayInIndia(at)
  return userIds.map((user_id, index) => {
    const verdict = verdicts[index]
    const refusals = verdict === undefined || verdict.allowed ? [] : verdict.reasons
    const reason = firstReason({ refusals, applied_lately: applied.has(user_id), text_ended })
    return { user_id, reason, opens_at: reason === null ? opensAt(verdict) : null }
  })
}
