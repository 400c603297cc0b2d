import type { Preparation } from '@marketplace/contract/partner-area/preparation'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import { findPartner } from '../accounts/published.ts'
import { listDocuments } from '../documents/published.ts'
import { listLatestKyc, listNeededPapers } from '../kyc/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { listCoursesAsked } from '../training/published.ts'
import { listGateRows } from './gate.queries.ts'
import { judgePreparation } from './judge-preparation.ts'

/** What a business that asked to become a partner has done of what it needs, for itself and for staff. @throws Problem not_found. */
export const readPreparation = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  partnerId: number,
): Promise<Preparation> =>
  asOffice(db, async (office) => {
    const at = now()
    const partner = await findPartner(office, partnerId, dayInIndia(at))
    const [gate] = await listGateRows(office, [partnerId], at)
    if (partner === null || gate === undefined) throw new Problem('not_found')
    const waiting = (await listLatestKyc(office, partnerId)).filter(({ state }) => state === 'sent')
    const papers = (await listDocuments(office, partnerId)).filter(({ state }) => state === 'sent')
    const needed = await listNeededPapers(office, partnerId)
    const courses = await listCoursesAsked(office)
    return {
      is_active: partner.status === 'active' ? 1 : 0,
      steps: judgePreparation({
        checked: new Set(gate.checked ?? []),
        accepted: new Set(gate.accepted ?? []),
        sent: {
          items: new Set(waiting.map(({ item }) => item)),
          documents: new Set(papers.map(({ kind }) => kind)),
        },
        needed: needed.map(({ kind }) => kind),
        agreement_date: partner.agreement_date,
        courses: courses
          .filter(
            ({ course_id, product_types }) =>
              product_types.length === 0 && gate.courses?.includes(course_id) !== true,
          )
          .map(({ title }) => title),
      }),
    }
  })
