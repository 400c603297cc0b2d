import {
  checkGoLive,
  createLender,
  deleteLender,
  getLender,
  listLenderHistory,
  listLenders,
  previewOffer as previewOfferCall,
  updateLender,
  type MissingFact,
} from '@marketplace/contract/lenders-office'
import type { OfficeLender } from '@marketplace/contract/lenders'
import { listAuditPage } from '../audit-log/audit-log.queries.ts'
import { pageBounds } from '../http/page-bounds.ts'
import { Problem } from '../http/problem.ts'
import { say } from '../http/say.ts'
import { keepAnswers } from '../http/serialised-answer.ts'
import type { Serve } from '../http/serve.ts'
import { succeed } from '../http/succeed.ts'
import { previewOffer } from '../offers/preview-offer.ts'
import { dayInIndia } from '../profiles/day-in-india.ts'
import type { Services } from '../services.ts'
import { addLender } from './add-lender.ts'
import { changeLender } from './change-lender.ts'
import { isComplete, missingFacts } from './go-live.ts'
import { toHistoryEntry } from './lender-history.ts'
import { getLenderVersion } from './lenders.queries.ts'
import { findOfficeLender, listApiLenders, listOfficeLenders } from './office-lenders.queries.ts'
import { removeLender } from './remove-lender.ts'

export const lendersOfficeRoutes = (serve: Serve, services: Services): void => {
  const { db, connectors } = services

  const missingInWords = (lender: OfficeLender): MissingFact[] =>
    missingFacts(lender, connectors(lender.slug) !== null).map(({ field, key }) => ({
      field,
      message: say('en', key),
    }))

  const getOfficeLender = async (lenderId: number): Promise<OfficeLender> => {
    const lender = await findOfficeLender(db, lenderId)
    if (lender === null) throw new Problem('not_found')
    return lender
  }

  const keptLists = keepAnswers(listLenders)
  let kept = { version: -1 }
  // Kept by the version in the database, not by the copy in memory: staff see what they saved a moment ago in any process.
  serve(listLenders, async () => {
    const version = await getLenderVersion(db)
    if (version !== kept.version) kept = { version }
    return keptLists(kept, 'all', async () => ({
      ...succeed(await listOfficeLenders(db)),
      without_connector: (await listApiLenders(db))
        .filter(({ slug }) => connectors(slug) === null)
        .map(({ lender_id }) => lender_id),
    }))
  })

  serve(getLender, async ({ params }) => succeed(await getOfficeLender(params.lenderId)))

  serve(updateLender, async ({ body, actor, ip, language, request }) => {
    const lender = await changeLender(services, {
      ...body,
      if_match: request.headers['if-match'],
      doer: actor.doer,
      ip,
    })
    return { success: true, message: say(language, 'lender_updated'), data: lender }
  })

  serve(createLender, async ({ body, actor, ip, language }) => {
    const lender = await addLender(services, body.name, { doer: actor.doer, ip })
    return { success: true, message: say(language, 'lender_created'), data: lender }
  })

  serve(deleteLender, async ({ body, actor, ip, language }) => {
    await removeLender(services, body.lender_id, { doer: actor.doer, ip })
    return { success: true, message: say(language, 'lender_deleted') }
  })

  serve(listLenderHistory, async ({ params, query }) => {
    const { lender_id } = await getOfficeLender(params.lenderId)
    const object = { object_kind: 'lender', object_id: String(lender_id) }
    const { rows, total } = await listAuditPage(
      db,
      { ...object, actor: null, action: null, from: null, to: null },
      pageBounds(query),
    )
    return { success: true, data: rows.map(toHistoryEntry), total }
  })

  serve(checkGoLive, async ({ params }) => {
    const missing = missingInWords(await getOfficeLender(params.lenderId))
    return succeed({ ready: missing.length === 0 ? 1 : 0, missing })
  })

  serve(previewOfferCall, async ({ params, query, brand }) => {
    const lender = await getOfficeLender(params.lenderId)
    const missing = missingInWords(lender)
    if (!isComplete(lender)) return succeed({ offer: null, unmatched: null, missing })
    const today = dayInIndia(services.now())
    const { market } = services.lenders().indexOf(brand.brand.brand_id, lender.product_type, today)
    return succeed({ ...previewOffer(lender, query, market, today), missing })
  })
}
