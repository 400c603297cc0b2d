import { hasApplied } from '@marketplace/contract/market/has-applied'
import { askOffers, getKeyFacts, getRankingRule, readOffers } from '@marketplace/contract/market/offers'
import { findOwnApplication, type ApplicationRow } from '../applications/applications.queries.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { askProblems } from '../../market/matching/asked-amount.ts'
import { gatherOffers } from './gather-offers.ts'
import { buildKeyFacts } from '../../market/matching/key-facts.ts'
import { priceOffer } from '../../market/matching/price-offer.ts'
import { publishedRankingRule } from '../../market/matching/ranking-rule.ts'
import { askForOffers, readAskedOffers } from './show-offers.ts'

interface Ask {
  amount?: number | undefined
  tenure_months?: number | undefined
}

/** @throws Problem not_found, or invalid_request where its product is not given for what is asked. */
const getAskedApplication = async (
  { db }: Services,
  appId: string,
  userId: string,
  ask: Ask,
): Promise<ApplicationRow> => {
  const application = await findOwnApplication(db, appId, userId)
  if (application === null) throw new Problem('not_found')
  const problems = askProblems(application.product_type, ask)
  if (problems.length > 0) throw new Problem('invalid_request', problems)
  return application
}

export const offersRoutes = (serve: Serve, services: Services): void => {
  serve(askOffers, async ({ actor, params, body, brand, language }) => {
    const application = await getAskedApplication(services, params.app_id, actor.user_id, body)
    const of = { application, brand_id: brand.brand.brand_id, language, ...body }
    return { success: true, data: await askForOffers(services, of) }
  })

  serve(readOffers, async ({ actor, params, query, brand, language }) => {
    const application = await getAskedApplication(services, params.app_id, actor.user_id, query)
    const of = { application, brand_id: brand.brand.brand_id, language, ...query }
    return { success: true, data: await readAskedOffers(services, of) }
  })

  serve(getKeyFacts, async ({ actor, params, query, brand, language }) => {
    const application = await getAskedApplication(services, params.app_id, actor.user_id, query)
    const of = { application, brand_id: brand.brand.brand_id, language, ...query }
    const { index, applicant, answers, built } = await gatherOffers(services, of)
    const lender = index.lenders.find(({ lender_id }) => lender_id === params.lender_id)
    const offer = built.matched.find(({ lender_id }) => lender_id === params.lender_id)
    if (lender === undefined || offer === undefined) throw new Problem('not_found')
    const answer = answers.get(lender.lender_id)
    const firm = answer?.state === 'answered' && answer.eligible === 1 ? answer : null
    const priced = priceOffer(lender, applicant, index.market, firm)
    if ('fails' in priced) throw new Problem('not_found')
    const of_household = { figures: index.market.figures, household_income: applicant.household_income }
    const facts = buildKeyFacts(lender, priced.offer, built.as_on, of_household)
    return { success: true, data: { ...facts, ...(hasApplied(offer) && { applied: 1 as const }) } }
  })

  serve(getRankingRule, async () => ({ success: true, data: publishedRankingRule }))
}
