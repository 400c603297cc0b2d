import { expect, it } from 'vitest'
import { buildApplicant, buildMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import { judgeInTurns } from './judge-in-turns.ts'
import { judgeLenders } from './judge-lenders.ts'

const TODAY = '2026-11-20'
const lenders = Array.from({ length: 1_010 }, (_, at) =>
  buildOfferLender({ lender_id: at + 1, legal_name: `Lender ${at}`, min_income: (at % 90) * 1_000 }),
)
const applicant = buildApplicant({ monthly_income: 45_000, amount: 200_000, tenure_months: 24 })

it('judges as all at once would, and lets others in between', async () => {
  let turns = 0
  let over = false
  const others = (): void => {
    turns += 1
    if (!over) setImmediate(others)
  }
  setImmediate(others)
  const judged = await judgeInTurns(judgeLenders, lenders, buildMarket(), applicant, TODAY)
  over = true
  expect(turns).toBeGreaterThanOrEqual(20)
  expect(judged).toEqual(judgeLenders(lenders, buildMarket(), applicant, TODAY))
})

it('judges nobody where there are no lenders', async () => {
  expect(await judgeInTurns(judgeLenders, [], buildMarket(), applicant, TODAY)).toEqual([])
})
