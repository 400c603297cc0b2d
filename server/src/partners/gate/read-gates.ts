import type { LinkGate } from '@marketplace/contract/partner-area/partner-links'
import type { ProductType } from '@marketplace/contract/reference/products'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { listHousingDeclarers } from '../agreements/published.ts'
import { listAcceptedKinds } from '../documents/published.ts'
import { openChecked } from '../kyc/published.ts'
import { listCoursesAsked, listHolders, listNotices } from '../training/published.ts'
import { judgeGate } from './judge-gate.ts'
import { missingPapers } from './missing-papers.ts'

/**
 * How far the links of some partners are live, for the office: a partner's own transaction is asked for its links alone.
 * @returns what tells it of one of these partners and a product, or of links to all.
 */
export const readGates = async (
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  office: Database,
  partnerIds: readonly number[],
): Promise<(partnerId: number, product: ProductType | null) => LinkGate> => {
  const ids = [...new Set(partnerIds)]
  const at = now()
  const today = dayInIndia(at)
  const courses = await listCoursesAsked(office)
  const holders = await listHolders(office, ids, at)
  const notices = await listNotices(office, ids)
  const accepted = await listAcceptedKinds(office, ids)
  const checked = await openChecked(vault, office, ids)
  const declarers = new Set(await listHousingDeclarers(office, ids))
  const papersOf = (partnerId: number): boolean => {
    const own = checked.filter(({ partner_id }) => partner_id === partnerId)
    const { items, documents } = missingPapers({
      checked: new Set(own.map(({ sent }) => sent.item)),
      accepted: new Set(accepted.flatMap(({ partner_id, kind }) => (partner_id === partnerId ? kind : []))),
      entity_kind:
        own.flatMap(({ sent }) => (sent.item === 'business' ? sent.values.entity_kind : []))[0] ?? null,
      has_gstin: own.some(({ sent }) => sent.item === 'tax' && sent.values.gstin !== null),
    })
    return items.length === 0 && documents.length === 0
  }
  const facts = new Map(
    ids.map((id) => [
      id,
      {
        courses,
        held: new Set(holders.flatMap(({ partner_id, course_id }) => (partner_id === id ? course_id : []))),
        has_papers: papersOf(id),
        has_housing: declarers.has(id),
        notice_until: notices.find(({ partner_id }) => partner_id === id)?.until ?? null,
      },
    ]),
  )
  return (partnerId, product) => {
    const known = facts.get(partnerId)
    if (known === undefined) throw new Error('a partner whose facts were not read')
    return judgeGate(known, product, today)
  }
}
