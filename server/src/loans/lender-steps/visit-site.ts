import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { writeLenderStep } from './lender-steps.queries.ts'
import { findOwnPage, type PageAsk } from './own-page.ts'
import { finishStep, lockOpenStep, passOn } from './pass-on.ts'
import { isReturnOf, isVisitOver, stateOf, type SiteReturn } from './site-return.ts'

/**
 * The address of the lender's own site, with the way back in it: two tabs that leave make the same visit.
 * @throws Problem not_found, conflict, lender_not_answering.
 */
export const leaveForSite = async (
  services: Services,
  ask: PageAsk & { step: string; origin: string },
): Promise<string> => {
  const own = await findOwnPage(services, ask)
  const { our_reference, lender_application_id } = own.row
  const visit = await services.db.transaction(async (db) => {
    const open = await lockOpenStep(db, own, ask.step, 'redirect')
    if (open === null) throw new Problem('conflict')
    const now = services.now()
    const number = isVisitOver(open.begun, now) ? open.begun.visit + 1 : open.begun.visit
    await writeLenderStep(db, lender_application_id, { ...open.begun, visit: number, left_at: now })
    return number
  })
  const back = new URL(`/user/${own.declared.page}`, ask.origin)
  back.searchParams.set('state', stateOf(services.vault, { our_reference, step: ask.step, visit }))
  const site = await passOn(services, own, (connector) =>
    connector.openSite(
      { our_reference, step: ask.step, return_url: back.href },
      `${our_reference}-${ask.step}-${visit}`,
    ),
  )
  if (site === null) throw new Problem('conflict')
  return site
}

/**
 * Takes a return from the lender's site: the step is done, or open again for another visit.
 * @throws Problem not_found; conflict for one that is not waited for, which changes nothing.
 */
export const takeReturn = async (services: Services, ask: PageAsk & SiteReturn): Promise<void> => {
  const own = await findOwnPage(services, ask)
  const { our_reference, lender_application_id } = own.row
  const endpoint = services.env.lenders.get(own.declared.slug)
  const step = own.declared.steps.filter(({ pattern }) => pattern === 'redirect')
  if (endpoint === undefined) throw new Problem('conflict')
  await services.db.transaction(async (db) => {
    for (const { name } of step) {
      const open = await lockOpenStep(db, own, name, 'redirect').catch((error: unknown) => {
        if (error instanceof Problem) return null
        throw error
      })
      if (open === null) continue
      const { begun } = open
      const state = stateOf(services.vault, { our_reference, step: name, visit: begun.visit })
      if (!isReturnOf(begun, { state, endpoint }, ask, services.now())) throw new Problem('conflict')
      if (ask.outcome === 'done') await finishStep(services, db, own, begun)
      else await writeLenderStep(db, lender_application_id, { ...begun, left_at: null })
      return
    }
    throw new Problem('conflict')
  })
}
