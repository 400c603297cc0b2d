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
} from '@marketplace/contract/market/lenders-office'
import {
  lenderRowFields,
  listLenderRows,
  type LenderRow,
  type LenderRowValues,
} from '@marketplace/contract/market/lender-rows'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { listAuditPage } from '../../platform/audit-log/published.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import { cacheAnswers } from '../../platform/answers/cached-answer.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { askProblems } from '../matching/asked-amount.ts'
import { previewOffer } from '../matching/preview-offer.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { addLender } from './add-lender.ts'
import { changeLender } from './change-lender.ts'
import { figuresOn } from '../../reference/regulated-figures/figures-on.ts'
import { listRegulatedFigures } from '../../reference/regulated-figures/published.ts'
import { goLiveWarnings, isComplete, missingFacts, missingRegisterFacts, type Missing } from './go-live.ts'
import { toHistoryEntry } from './lender-history.ts'
import { getLenderVersion } from './lenders.queries.ts'
import {
  findOfficeLender,
  listApiLenders,
  listLenderRows as readLenderRows,
  listOfficeLenders,
} from './office-lenders.queries.ts'
import { removeLender } from './remove-lender.ts'

const valuesOf = (row: LenderRow): LenderRowValues =>
  lenderRowFields.map((field) => row[field]) as unknown as LenderRowValues

export const lendersOfficeRoutes = (serve: Serve, services: Services): void => {
  const { db, connectors } = services

  const inWords = (facts: readonly Missing[]): MissingFact[] =>
    facts.map(({ field, key }) => ({ field, message: translate('en', key) }))
  const missingInWords = (lender: OfficeLender): MissingFact[] =>
    inWords([...missingFacts(lender, connectors(lender.slug) !== null), ...missingRegisterFacts(lender)])

  const getOfficeLender = async (lenderId: number): Promise<OfficeLender> => {
    const lender = await findOfficeLender(db, lenderId)
    if (lender === null) throw new Problem('not_found')
    return lender
  }

  let kept = { version: -1 }
  // Kept by the version in the database, not by the copy in memory: staff see what they saved a moment ago in any process.
  const keptNow = async (): Promise<{ version: number }> => {
    const version = await getLenderVersion(db)
    if (version !== kept.version) kept = { version }
    return kept
  }
  const withoutConnector = async (): Promise<number[]> =>
    (await listApiLenders(db))
      .filter(({ slug }) => connectors(slug) === null)
      .map(({ lender_id }) => lender_id)

  const cachedLists = cacheAnswers(listLenders)
  serve(listLenders, async () =>
    cachedLists(await keptNow(), 'all', async () => ({
      ...succeed(await listOfficeLenders(db)),
      without_connector: await withoutConnector(),
    })),
  )
  const cachedRows = cacheAnswers(listLenderRows)
  serve(listLenderRows, async () =>
    cachedRows(await keptNow(), 'all', async () => ({
      ...succeed((await readLenderRows(db)).map(valuesOf)),
      without_connector: await withoutConnector(),
    })),
  )

  serve(getLender, async ({ params }) => succeed(await getOfficeLender(params.lenderId)))

  serve(updateLender, async ({ body, actor, ip, language, request }) => {
    const lender = await changeLender(services, {
      ...body,
      if_match: request.headers['if-match'],
      auditActor: actor.auditActor,
      ip,
    })
    return { success: true, message: translate(language, 'lender_updated'), data: lender }
  })

  serve(createLender, async ({ body, actor, ip, language }) => {
    const lender = await addLender(services, body, { auditActor: actor.auditActor, ip })
    return { success: true, message: translate(language, 'lender_created'), data: lender }
  })

  serve(deleteLender, async ({ body, actor, ip, language }) => {
    await removeLender(services, body.lender_id, { auditActor: actor.auditActor, ip, reason: body.reason })
    return { success: true, message: translate(language, 'lender_deleted') }
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
    const lender = await getOfficeLender(params.lenderId)
    const missing = missingInWords(lender)
    const { home_tiers } = figuresOn(await listRegulatedFigures(db), dayInIndia(services.now()))
    const warnings = inWords(goLiveWarnings(lender, home_tiers))
    return succeed({ ready: missing.length === 0 ? 1 : 0, missing, warnings })
  })

  serve(previewOfferCall, async ({ params, query, brand }) => {
    const lender = await getOfficeLender(params.lenderId)
    const problems = askProblems(lender.product_type, query)
    if (problems.length > 0) throw new Problem('invalid_request', problems)
    const missing = missingInWords(lender)
    if (!isComplete(lender)) return succeed({ offer: null, unmatched: null, missing })
    const today = dayInIndia(services.now())
    const { market } = services.lenders().indexOf(brand.brand.brand_id, lender.product_type, today)
    return succeed({ ...previewOffer(lender, query, market, today), missing })
  })
}
