import { factProblem } from '@marketplace/contract/loans/lender-facts'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import { readOptionSets } from '../../reference/option-sets/published.ts'
import { ruleOf, type DeclaredFact } from '../../market/connectors/page-declaration.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../market/services.ts'
import { lockLenderStep, writeLenderStep } from './lender-steps.queries.ts'
import { findOwnPage, isBusy, type OwnPage, type PageAsk } from './own-page.ts'
import { finishStep, lockOpenStep, passOn } from './pass-on.ts'

export type Facts = Readonly<Record<string, string>>

/** The answers as they go to the lender: what was left out is left out. @throws Problem invalid_request, unknown_field. */
const readFacts = (fields: readonly DeclaredFact[], given: Facts, today: string, sets: OptionSets): Facts => {
  const known = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(given).find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new Problem('unknown_field', [{ field: `facts.${unknown}`, key: 'invalid_value' }])
  }
  const wrong = fields.flatMap((fact) => {
    const key = factProblem(ruleOf(fact, today, sets), given[fact.name])
    return key === null ? [] : [{ field: `facts.${fact.name}`, key }]
  })
  if (wrong.length > 0) throw new Problem('invalid_request', wrong)
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const text = given[name]?.trim() ?? ''
      return text === '' ? [] : [[name, text]]
    }),
  )
}

interface Claim {
  facts: Facts
  key: string
}

/** Takes the one place for answers of a step. @returns null where the lender has them, or is being given them. */
const claim = (services: Services, own: OwnPage, name: string, given: Facts): Promise<Claim | null> =>
  services.db.transaction(async (db) => {
    const open = await lockOpenStep(db, own, name, 'fields')
    const now = services.now()
    if (open === null) return null
    const facts = readFacts(open.step.fields, given, dayInIndia(now), await readOptionSets(db))
    if (isBusy(open.begun, now)) return null
    const { our_reference, lender_application_id } = own.row
    await writeLenderStep(db, lender_application_id, { ...open.begun, busy_since: now })
    return { facts, key: `${our_reference}-${name}-${open.begun.round}` }
  })

/** Ends what a claim began. */
const release = (
  services: Services,
  own: OwnPage,
  name: string,
  how: 'taken' | 'unfit' | 'lost',
): Promise<void> =>
  services.db.transaction(async (db) => {
    const id = own.row.lender_application_id
    const begun = await lockLenderStep(db, id, name)
    if (begun.done_at !== null) return
    if (how === 'taken') await finishStep(services, db, own, begun)
    else {
      const round = how === 'unfit' ? begun.round + 1 : begun.round
      await writeLenderStep(db, id, { ...begun, round, busy_since: null })
    }
  })

/**
 * Passes a step's answers on to the lender, once however often they are sent; they are kept nowhere here.
 * @throws Problem not_found, conflict, unknown_field, invalid_request, lender_not_answering.
 */
export const sendFacts = async (
  services: Services,
  ask: PageAsk & { step: string; facts: Facts },
): Promise<void> => {
  const own = await findOwnPage(services, ask)
  const { our_reference } = own.row
  const claimed = await claim(services, own, ask.step, ask.facts)
  if (claimed === null) return
  const { facts, key } = claimed
  let how: 'taken' | 'unfit' | 'lost' = 'lost'
  let unfit: readonly string[] = []
  try {
    const answer = await passOn(services, own, (connector) =>
      connector.sendFacts({ our_reference, step: ask.step, facts }, key),
    )
    if (answer?.outcome === 'unfit') unfit = answer.fields
    how = answer?.outcome ?? 'lost'
  } finally {
    await release(services, own, ask.step, how)
  }
  if (how === 'unfit') {
    const named = unfit.filter((name) => Object.hasOwn(facts, name))
    throw new Problem(
      'invalid_request',
      named.map((name) => ({ field: `facts.${name}`, key: 'invalid_value' })),
    )
  }
}
