import type { KycSubmission } from '@marketplace/contract/partners/partner-kyc'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import { asPartner } from '../scope/as-partner.ts'
import { kycProblem } from './judge-kyc.ts'
import { addKyc, isKycSent, listLatestKyc } from './kyc.queries.ts'
import { neededBy } from './needed-by.ts'
import { openKyc, presentKyc, sealKyc, type KycValues } from './open-kyc.ts'

type Needed = Pick<Services, 'db' | 'vault' | 'now'>

const order = { business: 0, tax: 1, bank: 2 } as const

/** The latest of each item, for staff. */
export const readKyc = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Database,
  partnerId: number,
): Promise<(KycSubmission & { checked_by: string | null })[]> => {
  const rows = await listLatestKyc(tx, partnerId)
  return Promise.all(
    rows.toSorted((one, two) => order[one.item] - order[two.item]).map((row) => presentKyc(vault, row)),
  )
}

/** The same as the partner reads it: who of us looked at it is not told. */
export const readOwnKyc = async (
  services: Needed,
  tx: Database,
  partnerId: number,
): Promise<KycSubmission[]> =>
  (await readKyc(services, tx, partnerId)).map((row) => {
    const { checked_by: _, ...submission } = row
    return submission
  })

/**
 * Keeps what the partner sends of one item, sealed, for staff to check; its record stays as it is until then.
 * @throws Problem kyc_waits where another of the item waits; invalid_request (pan_not_of_kind, gstin_not_of_pan).
 */
export const sendKyc = (
  services: Needed,
  { actor, ip }: { actor: SignedInPartner; ip: string },
  submission_id: string,
  sent: KycValues,
): Promise<KycSubmission[]> =>
  asPartner(services.db, actor.partner_id, async (tx) => {
    const { partner_id } = actor
    const latest = await listLatestKyc(tx, partner_id)
    const others = await Promise.all(
      latest
        .filter(
          ({ item, state, lapsed_at }) => item !== sent.item && state !== 'refused' && lapsed_at === null,
        )
        .map((row) => openKyc(services.vault, row)),
    )
    const problem = kycProblem(sent, others)
    if (problem !== null) throw new Problem('invalid_request', [problem])
    const now = services.now()
    const sealed = sealKyc(services.vault, submission_id, JSON.stringify(sent.values))
    const added = await addKyc(tx, {
      submission_id,
      partner_id,
      item: sent.item,
      sealed,
      sent_at: now,
      needs_papers: neededBy(sent),
    })
    if (added === 0) {
      if (!(await isKycSent(tx, partner_id, submission_id))) throw new Problem('kyc_waits')
    } else
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'partner.kyc_sent',
          object_kind: 'partner',
          object_id: partner_id,
          object_name: actor.name,
          after: { item: sent.item },
          ip,
        },
        now,
      )
    return readOwnKyc(services, tx, partner_id)
  })
