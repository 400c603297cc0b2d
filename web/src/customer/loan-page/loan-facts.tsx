import type { Borrowers, LoanPage } from '@marketplace/contract/market/loan-pages'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'

const useIncome = () => {
  const t = useText()
  const { money } = useFormat()
  return (income: Borrowers['income']): string => {
    if (income === null) return t('loan.income_any')
    const { mildest, usual } = income
    if (mildest === null)
      return usual === null ? t('loan.income_any') : t('loan.income_some', { usual: money(usual) })
    if (usual === null || usual === mildest) return t('loan.income_one', { mildest: money(mildest) })
    return t('loan.income_from', { mildest: money(mildest), usual: money(usual) })
  }
}

const useAge = () => {
  const t = useText()
  return ({ age_min, age_max }: Borrowers): string => {
    const least = age_min?.mildest ?? null
    const most = age_max?.mildest ?? null
    if (least !== null && most !== null) return t('loan.age_between', { least, most })
    if (least !== null) return t('loan.age_from', { least })
    return most === null ? t('loan.age_any') : t('loan.age_to', { most })
  }
}

const useScore = () => {
  const t = useText()
  return (score: Borrowers['score'], count: number): string => {
    if (score === null) return t('loan.score_any')
    const { none, usual } = score
    if (usual === null) return t('loan.score_open', { none, count })
    return none === 0 ? t('loan.score_usual', { usual }) : t('loan.score_some', { none, count, usual })
  }
}

interface LoanFactsProps {
  product: LoanProduct
  page: LoanPage
}

/** Whom the brand's live lenders lend to, counted from their rules. */
export const WhoGetsOne = ({ product, page: { borrowers, lenders } }: LoanFactsProps) => {
  const t = useText()
  const income = useIncome()
  const age = useAge()
  const score = useScore()
  const isOfCoApplicant = productJourneys[product].income_of === 'co_applicant'
  const { work } = borrowers
  const ofWork = (): string => {
    if (work !== null)
      return t('loan.work_of', {
        salaried: work.salaried,
        own: work.self_employed,
        business: work.business,
        count: lenders,
      })
    return t(isOfCoApplicant ? 'loan.work_student' : 'loan.work_any')
  }
  const facts = [
    [t(isOfCoApplicant ? 'loan.income_of' : 'loan.income'), income(borrowers.income)],
    [t('loan.age'), age(borrowers)],
    [t('loan.work'), ofWork()],
    [t('loan.score'), score(borrowers.score, lenders)],
  ] as const
  return (
    <Card aria-labelledby="who-title">
      <h2 id="who-title" className="text-lg">
        {t('loan.who')}
      </h2>
      <dl className="figures mt-3 space-y-3">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{t('loan.who_note', { count: lenders })}</p>
    </Card>
  )
}

const Tick = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    className="mt-1 size-5 shrink-0 fill-none stroke-brand-ink stroke-2"
  >
    <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

/** What is asked for on the way: what the questions of this loan ask. */
export const WhatTheyAsk = ({ papers }: Pick<LoanPage, 'papers'>) => {
  const t = useText()
  return (
    <Card aria-labelledby="papers-title">
      <h2 id="papers-title" className="text-lg">
        {t('loan.papers')}
      </h2>
      <ul className="mt-3 space-y-2">
        {papers.map((paper) => (
          <li key={paper} className="flex gap-2">
            <Tick />
            <span>{t(`loan.paper.${paper}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{t('loan.papers_note')}</p>
    </Card>
  )
}
