import type { LinkGate } from '@marketplace/contract/partner-area/partner-links'
import type { DocumentKind } from '@marketplace/contract/partners/partner-documents'
import type { ProductType } from '@marketplace/contract/reference/products'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { housingVersion } from '../agreements/published.ts'
import { neededBy, openChecked } from '../kyc/published.ts'
import { listCoursesAsked } from '../training/published.ts'
import { type GateRow, listGateRows } from './gate.queries.ts'
import { judgeGate, type GateFacts } from './judge-gate.ts'
import { missingPapers } from './missing-papers.ts'

/** Partners with how far their links of a product are live, or those to all. */
export interface Gates {
  partners: ReadonlyMap<number, Pick<GateRow, 'name' | 'status'>>
  of: (partnerId: number, product: ProductType | null) => LinkGate
}

/** The papers that details of before ask for, which say so in their sealed values alone. */
const openNeeds = async (
  vault: Services['vault'],
  office: Database,
  rows: readonly GateRow[],
): Promise<ReadonlyMap<number, DocumentKind[]>> => {
  const unknown = rows.flatMap(({ partner_id, is_unknown }) => (is_unknown === true ? partner_id : []))
  if (unknown.length === 0) return new Map()
  const needs = new Map<number, DocumentKind[]>()
  for (const { partner_id, sent } of await openChecked(vault, office, unknown))
    needs.set(partner_id, [...(needs.get(partner_id) ?? []), ...neededBy(sent)])
  return needs
}

const factsOf = (row: GateRow, needed: readonly DocumentKind[], courses: GateFacts['courses']): GateFacts => {
  const { items, documents } = missingPapers({
    checked: new Set(row.checked ?? []),
    accepted: new Set(row.accepted ?? []),
    needed,
  })
  return {
    courses,
    held: new Set(row.courses),
    has_papers: items.length === 0 && documents.length === 0,
    has_housing: row.declared?.includes(housingVersion) ?? false,
    notice_until: row.notice_until,
  }
}

/**
 * How far the links of some partners are live, for the office: a partner's own transaction is asked for its links alone. Two statements,
 * however many partners there are.
 */
export const readGates = async (
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  office: Database,
  partnerIds: readonly number[],
): Promise<Gates> => {
  const at = now()
  const today = dayInIndia(at)
  const rows = await listGateRows(office, [...new Set(partnerIds)], at)
  const courses = await listCoursesAsked(office)
  const opened = await openNeeds(vault, office, rows)
  const facts = new Map(
    rows.map((row) => [
      row.partner_id,
      factsOf(row, opened.get(row.partner_id) ?? row.needs_papers ?? [], courses),
    ]),
  )
  return {
    partners: new Map(rows.map((row) => [row.partner_id, row])),
    of: (partnerId, product) => {
      const known = facts.get(partnerId)
      if (known === undefined) throw new Error('a partner whose facts were not read')
      return judgeGate(known, product, today)
    },
  }
}
