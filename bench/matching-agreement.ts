import type { Lender } from '@marketplace/contract/market/lenders'
import type { Client } from 'pg'
import type { Applicant } from '../server/src/market/matching/applicant.ts'
import { checkBit } from '../server/src/market/matching/check-bits.ts'
import { compileLenders } from '../server/src/market/matching/compile-lenders.ts'
import { matchLenders } from '../server/src/market/matching/match-lenders.ts'
import type { Market } from '../server/src/market/matching/offer-lender.ts'
import { naiveMatch } from './naive-match.ts'
import { loadTables, matchAll } from './sql-match.ts'

const SHOWN_DIFFERENCES = 5

export interface Cases {
  lenders: readonly Lender[]
  applicants: readonly Applicant[]
  market: Market
  today: string
}

type Bits = readonly [fails: number | undefined, unknowns: number | undefined]

const bitsOf = (checks: readonly (keyof typeof checkBit)[]): number =>
  checks.reduce((bits, check) => bits | checkBit[check], 0)

/** Counts the pairs in which our bits differ from another's; the first few are printed. */
const countDifferences = (
  { lenders, applicants, market, today }: Cases,
  other: (lenderAt: number, applicantAt: number) => Bits,
): number => {
  const index = compileLenders(lenders, market)
  let differences = 0
  for (const [applicantAt, applicant] of applicants.entries()) {
    const { fails, unknowns } = matchLenders(index, applicant, today)
    for (const [lenderAt, lender] of lenders.entries()) {
      const ours: Bits = [fails[lenderAt], unknowns[lenderAt]]
      const theirs = other(lenderAt, applicantAt)
      if (ours[0] === theirs[0] && ours[1] === theirs[1]) continue
      differences += 1
      if (differences <= SHOWN_DIFFERENCES) console.error('differs', { lender, applicant, ours, theirs })
    }
  }
  return differences
}

/**
 * The cases as a planted fault reads them: everybody earns a rupee more. What agrees with that has not compared bounds to
 * the rupee (`npm run prove` with PROVE_FAULT=1).
 */
export const misread = (cases: Cases): Cases => ({
  ...cases,
  applicants: cases.applicants.map((applicant) => ({
    ...applicant,
    monthly_income: applicant.monthly_income === null ? null : applicant.monthly_income + 1,
  })),
})

/** Against the rule told a second time, one predicate after the other. @param told the cases as that rule reads them. */
export const differencesFromNaive = (cases: Cases, told: Cases = cases): number =>
  countDifferences(cases, (lenderAt, applicantAt) => {
    const [lender, applicant] = [told.lenders[lenderAt], told.applicants[applicantAt]]
    if (lender === undefined || applicant === undefined) throw new Error('no such pair')
    const { fails, unknowns } = naiveMatch(lender, applicant, told.market, told.today)
    return [bitsOf(fails), bitsOf(unknowns)]
  })

/** Against SQL predicates. @param told the cases as they read them. */
export const differencesFromSql = async (
  client: Client,
  cases: Cases,
  told: Cases = cases,
): Promise<number> => {
  await loadTables(client, told.lenders, told.applicants, told.market)
  const rows = await matchAll(client, told.market, told.today)
  if (rows.length !== cases.applicants.length) throw new Error(`SQL answered ${rows.length} applicants`)
  return countDifferences(cases, (lenderAt, applicantAt) => {
    const row = rows[applicantAt]
    return [row?.fails[lenderAt], row?.unknowns[lenderAt]]
  })
}
