import type { Body } from '@marketplace/contract/platform/call'
import type {
  cancelConsentText,
  planConsentText as planCall,
} from '@marketplace/contract/customers/texts-office'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { addPlannedText, listTextVersions, lockPlans, removePlannedText } from './dated-texts.queries.ts'
import { judgeConsentPlan } from './judge-consent-plan.ts'
import { textStates } from './text-states.ts'

interface By {
  actor: Staff
  ip: string
}
type TextServices = Pick<Services, 'db' | 'now'>

const nameOf = ({ purpose, product_type }: { purpose: string; product_type: string | null }): string =>
  product_type === null ? purpose : `${purpose} ${product_type}`

/**
 * Plans new words of a consent; nothing of an earlier version changes.
 * @throws Problem not_found where there is no such consent; invalid_request of a field.
 */
export const planConsentText = (
  { db, now }: TextServices,
  { purpose, product_type, valid_from, texts, reason }: Body<typeof planCall>,
  { actor, ip }: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPlans(tx)
    const at = now()
    const today = dayInIndia(at)
    const rows = (await listTextVersions(tx)).filter(
      (row) => row.purpose === purpose && row.product_type === product_type,
    )
    const states = textStates(rows, today)
    const inForce = new Map(
      rows.flatMap(({ language, text }, index) =>
        states[index] === 'in_force' ? [[language, text] as const] : [],
      ),
    )
    if (inForce.size === 0) throw new Problem('not_found')
    const plannedDays = rows.flatMap((row, index) =>
      states[index] === 'planned' && row.valid_from !== null ? [row.valid_from] : [],
    )
    const problem = judgeConsentPlan({ purpose, valid_from, texts }, { inForce, plannedDays }, today)
    if (problem !== null) throw new Problem('invalid_request', [problem])
    for (const [language, text] of Object.entries(texts)) {
      await addPlannedText(tx, {
        purpose,
        product_type,
        language,
        text,
        valid_from,
        reason,
        planned_by: actor.username,
        planned_at: at,
      })
    }
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'consent_text.plan',
        object_kind: 'consent_text',
        object_id: nameOf({ purpose, product_type }),
        before: Object.fromEntries(inForce),
        after: { valid_from, ...texts },
        reason,
        ip,
      },
      at,
    )
  })

/** Takes planned words back. @throws Problem not_found; conflict where their first day has come. */
export const cancelPlannedText = (
  { db, now }: TextServices,
  { purpose, product_type, version, reason }: Body<typeof cancelConsentText>,
  { actor, ip }: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPlans(tx)
    const at = now()
    const found = (await listTextVersions(tx)).find(
      (row) => row.purpose === purpose && row.product_type === product_type && row.version === version,
    )
    if (found === undefined) throw new Problem('not_found')
    if (found.valid_from === null || found.valid_from <= dayInIndia(at)) throw new Problem('conflict')
    await removePlannedText(tx, { purpose, product_type, version })
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'consent_text.cancel',
        object_kind: 'consent_text',
        object_id: nameOf({ purpose, product_type }),
        before: { valid_from: version },
        reason,
        ip,
      },
      at,
    )
  })
