import { expect, it } from 'vitest'
import type { LoanTranche } from '../../loans/disbursals/published.ts'
import type { RuleOnDay } from '../../market/lender-revenue/rules-on-day.ts'
import type { Bounds } from '../../market/lender-revenue/slab-rule.ts'
import type { LedgerTransaction } from './ledger-kinds.ts'
import { partnerShare } from './partner-share.ts'
import { type BookedFigure, planPostings, type PricedBy } from './plan-postings.ts'
import { referralShare } from './referral-share.ts'
import { targetOfMonth } from './target-of-month.ts'

const open: Bounds = { min: null, max: null }
const rule = (id: number, percent: number, disbursed: Bounds = open, version = 1): RuleOnDay => ({
  id,
  version,
  slab: { active: true, pricing: 'volume', disbursed, loans: open, ats: open, flat: 0, percent },
})
const part = (id: number, amount_paise: number, more: Partial<LoanTranche> = {}): LoanTranche => ({
  lender_application_id: id,
  tranche: 1,
  day: '2026-11-02',
  amount_paise,
  taken_back_cause: null,
  partner_id: null,
  ...more,
})

/** Books of one month, run by run: what each run posts is what the next one finds. */
const books = () => {
  const all: LedgerTransaction[] = []
  const run = (
    rules: readonly RuleOnDay[],
    tranches: readonly LoanTranche[],
    terms: { terms_id: number; revenue_percent: number; revenue_flat_fee: number } | null = null,
    referral: { partner_id: number; referral_terms_id: number; percent: number } | null = null,
  ): LedgerTransaction[] => {
    const figures = new Map<string, BookedFigure>()
    const posted = new Map<number, PricedBy>()
    for (const [place, tx] of all.entries()) {
      posted.set(place + 1, {
        rule: tx.rule ?? null,
        terms_id: tx.terms_id ?? null,
        referral_terms_id: tx.referral_terms_id ?? null,
      })
      for (const { line, figure, account, amount_paise } of tx.entries) {
        if (line === undefined || figure === undefined || figure === 'stated' || figure === 'received')
          continue
        const partner_id = account.kind === 'partner_accrued' ? account.partner_id : null
        const name = JSON.stringify([line, figure, partner_id])
        const paise = (figures.get(name)?.paise ?? 0) + amount_paise
        figures.set(name, { ...line, figure, partner_id, paise, tx_id: place + 1 })
      }
    }
    const posting = planPostings({
      lender_id: 7,
      month: '2026-11',
      tranches,
      target: targetOfMonth(
        rules,
        tranches.filter(({ taken_back_cause }) => taken_back_cause === null),
      ),
      shareOf: ({ partner_id }, line) =>
        partner_id === null
          ? null
          : {
              partner_id,
              terms_id: terms?.terms_id ?? null,
              share: partnerShare(terms, line),
              referral:
                referral === null
                  ? null
                  : {
                      partner_id: referral.partner_id,
                      referral_terms_id: referral.referral_terms_id,
                      paise: referralShare(referral.percent, {
                        commission_paise: line.commission_paise,
                        partner_paise: partnerShare(terms, line).percent + partnerShare(terms, line).flat,
                      }),
                    },
            },
      booked: [...figures.values()],
      posted,
    })
    all.push(...posting)
    return posting
  }
  return { run }
}

/** A transaction in a line: kind, cause and who caused it, what it reverses, its rule, its entries. */
const inWords = ({
  kind,
  cause,
  cause_line,
  reverses_tx_id,
  rule: by,
  terms_id,
  referral_terms_id,
  entries,
}: LedgerTransaction): string =>
  [
    kind,
    cause,
    cause_line === undefined ? '' : `by ${cause_line.lender_application_id}`,
    reverses_tx_id === undefined ? '' : `of ${reverses_tx_id}`,
    by === undefined ? '' : `rule ${by.id}.${by.version}`,
    terms_id === undefined ? '' : `terms ${terms_id}`,
    referral_terms_id === undefined ? '' : `referral ${referral_terms_id}`,
    '|',
    entries
      .map(
        ({ account, line, figure, amount_paise }) =>
          `${account.kind}${line === undefined ? '' : ` ${line.lender_application_id}`}${figure === undefined ? '' : ` ${figure}`} ${amount_paise}`,
      )
      .join(', '),
  ]
    .filter((word) => word !== '')
    .join(' ')

const two = [rule(1, 2_000, { min: 0, max: 50_000 }), rule(2, 2_500, { min: 50_001, max: null })]

it('books what is new, and a second time nothing', () => {
  const { run } = books()
  const first = [part(4, 10_000), part(5, 30_000)]
  expect(run(two, first).map(inWords)).toEqual([
    'ACCRUAL disbursed rule 1.1 | accrued_income 4 expected 200, accrued_income 5 expected 600, income -800',
  ])
  expect(run(two, first)).toEqual([])
})

it('re-prices a month that reaches a slab, naming who brought it there', () => {
  const { run } = books()
  run(two, [part(4, 10_000), part(5, 30_000)])
  expect(run(two, [part(4, 10_000), part(5, 30_000), part(6, 20_000)]).map(inWords)).toEqual([
    'ADJUSTMENT slab_reached by 6 rule 2.1 | accrued_income 4 expected 50, accrued_income 5 expected 150, income -200',
    'ACCRUAL disbursed rule 2.1 | accrued_income 6 expected 500, income -500',
  ])
})

it('takes a clawback back by the rule it was booked by, and adjusts the others because of it', () => {
  const { run } = books()
  const parts = [part(4, 10_000), part(5, 30_000), part(6, 20_000)]
  run(two, parts)
  const back = part(6, 20_000, { taken_back_cause: 'clawed_back' })
  expect(run(two, [part(4, 10_000), part(5, 30_000), back]).map(inWords)).toEqual([
    'ADJUSTMENT clawed_back by 6 rule 1.1 | accrued_income 4 expected -50, accrued_income 5 expected -150, income 200',
    'CLAWBACK clawed_back of 1 rule 2.1 | accrued_income 6 expected -500, income 500',
  ])
  expect(run(two, [part(4, 10_000), part(5, 30_000), back])).toEqual([])
})

it('reverses what never was', () => {
  const { run } = books()
  run(two, [part(4, 10_000)])
  expect(run(two, [part(4, 10_000, { taken_back_cause: 'corrected' })]).map(inWords)).toEqual([
    'REVERSAL corrected of 1 rule 1.1 | accrued_income 4 expected -200, income 200',
  ])
})

it('books nothing for what was taken back before anybody priced it', () => {
  expect(books().run(two, [part(4, 10_000, { taken_back_cause: 'cooled_off' })])).toEqual([])
})

it('books a partner’s shares beside ours, and changes them alone where the terms do', () => {
  const { run } = books()
  const parts = [part(4, 10_000, { partner_id: 3 })]
  expect(run(two, parts, { terms_id: 8, revenue_percent: 60, revenue_flat_fee: 2.5 }).map(inWords)).toEqual([
    'ACCRUAL disbursed rule 1.1 terms 8 | accrued_income 4 expected 200, partner_accrued 4 percent_share -120, partner_accrued 4 flat_share -250, income -200, partner_share 370',
  ])
  expect(run(two, parts, { terms_id: 9, revenue_percent: 50, revenue_flat_fee: 2.5 }).map(inWords)).toEqual([
    'ADJUSTMENT terms_changed rule 1.1 terms 9 | partner_accrued 4 percent_share 20, partner_share -20',
  ])
  expect(
    run(two, [part(4, 10_000, { partner_id: 3, taken_back_cause: 'clawed_back' })]).map(inWords),
  ).toEqual([
    'CLAWBACK clawed_back of 2 rule 1.1 terms 9 | accrued_income 4 expected -200, partner_accrued 4 percent_share 100, partner_accrued 4 flat_share 250, income 200, partner_share -350',
  ])
})

it('moves a month to another content of its rule', () => {
  const { run } = books()
  run([rule(1, 2_000)], [part(4, 10_000)])
  expect(run([rule(1, 1_500, open, 2)], [part(4, 10_000)]).map(inWords)).toEqual([
    'ADJUSTMENT rule_changed rule 1.2 | accrued_income 4 expected -50, income 50',
  ])
})

it('gives back what is booked where no rule takes the month any more', () => {
  const { run } = books()
  run([rule(1, 2_000)], [part(4, 10_000)])
  expect(run([], [part(4, 10_000)]).map(inWords)).toEqual([
    'ADJUSTMENT rule_changed | accrued_income 4 expected -200, income 200',
  ])
})

it('has a key of its own for each state of the books', () => {
  const { run } = books()
  const parts = [part(4, 10_000)]
  const keys = [
    ...run([rule(1, 2_000)], parts),
    ...run([rule(1, 1_000, open, 2)], parts),
    ...run([rule(1, 2_000, open, 3)], parts),
    ...run([rule(1, 1_000, open, 2)], parts),
  ].map(({ idempotency_key }) => idempotency_key)
  expect(new Set(keys).size).toBe(4)
})

it('books the share of whoever invited beside the partner’s own, and takes it back by the terms it was booked by', () => {
  const { run } = books()
  const terms = { terms_id: 8, revenue_percent: 60, revenue_flat_fee: 0 }
  const referral = { partner_id: 2, referral_terms_id: 5, percent: 10 }
  const parts = [part(4, 10_000, { partner_id: 3 })]
  expect(run(two, parts, terms, referral).map(inWords)).toEqual([
    'ACCRUAL disbursed rule 1.1 terms 8 referral 5 | accrued_income 4 expected 200, partner_accrued 4 percent_share -120, partner_accrued 4 referral_share -20, income -200, partner_share 120, referral_share 20',
  ])
  expect(run(two, parts, terms, referral)).toEqual([])
  expect(run(two, parts, terms, { ...referral, referral_terms_id: 6, percent: 5 }).map(inWords)).toEqual([
    'ADJUSTMENT terms_changed rule 1.1 terms 8 referral 6 | partner_accrued 4 referral_share 10, referral_share -10',
  ])
  const back = [part(4, 10_000, { partner_id: 3, taken_back_cause: 'clawed_back' })]
  expect(run(two, back, terms, referral).map(inWords)).toEqual([
    'CLAWBACK clawed_back of 2 rule 1.1 terms 8 referral 6 | accrued_income 4 expected -200, partner_accrued 4 percent_share 120, partner_accrued 4 referral_share 10, income 200, partner_share -120, referral_share -10',
  ])
  expect(run(two, back, terms, referral)).toEqual([])
})

it('moves the share to another inviter where the lead is another partner’s', () => {
  const { run } = books()
  const referral = { partner_id: 2, referral_terms_id: 5, percent: 10 }
  run(two, [part(4, 10_000, { partner_id: 3 })], null, referral)
  expect(
    run(two, [part(4, 10_000, { partner_id: 7 })], null, { ...referral, partner_id: 9 }).map(inWords),
  ).toEqual([
    'ADJUSTMENT terms_changed rule 1.1 referral 5 | partner_accrued 4 referral_share -20, partner_accrued 4 referral_share 20, referral_share 20, referral_share -20',
  ])
})
