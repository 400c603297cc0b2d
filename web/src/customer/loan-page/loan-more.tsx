import { Link } from '../../router/link.tsx'
import type { LoanPage } from '@marketplace/contract/market/loan-pages'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useText } from '../../i18n/use-text.ts'
import { Card, Disclosure } from '../../ui/surfaces.tsx'
import { Spot } from '../spot/spot.tsx'
import { WhatTheyAsk, WhoGetsOne } from './loan-facts.tsx'
import { loanQuestions } from './loan-questions.ts'

const doors = {
  emi: { path: '/calculators/emi', spot: 'instalment' },
  eligibility: { path: '/calculators/eligibility', spot: 'reach' },
  gold: { path: '/calculators/gold-value', spot: 'Gold Loans' },
} as const

const Door = ({ product }: { product: LoanProduct }) => {
  const t = useText()
  const { calculator } = productJourneys[product]
  const { path, spot } = doors[calculator]
  return (
    <Card className="flex items-center gap-4">
      <Spot name={spot} size={88} />
      <div className="min-w-0">
        <h2 className="text-lg">
          <Link to={path} className="underline underline-offset-4">
            {t(`loan.door.${calculator}`)}
          </Link>
        </h2>
        <p className="mt-1">{t(`loan.door.${calculator}_text`)}</p>
      </div>
    </Card>
  )
}

const Questions = ({ product }: { product: LoanProduct }) => {
  const t = useText()
  return (
    <Card aria-labelledby="questions-title">
      <h2 id="questions-title" className="mb-2 text-lg">
        {t('loan.questions')}
      </h2>
      <div className="divide-y divide-line-soft">
        {loanQuestions(product).map((question) => (
          <Disclosure key={question} summary={t(`loan.q.${question}`)} className="py-1">
            <p className="max-w-text">{t(`loan.a.${question}`)}</p>
          </Disclosure>
        ))}
      </div>
      <p className="mt-3">
        <Link to="/answers" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('loan.more_answers')}
        </Link>
      </p>
      <p>
        <Link to="/our-lenders" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('loan.more_lenders')}
        </Link>
      </p>
    </Card>
  )
}

/** What follows the prices of a loan: whom it is for, what is asked on the way, the calculator, and what people ask. */
export const LoanMore = ({ product, page }: { product: LoanProduct; page: LoanPage }) => (
  <>
    <div className="mt-6 grid gap-3 lg:grid-cols-2 lg:gap-5">
      {page.lenders > 0 ? <WhoGetsOne product={product} page={page} /> : null}
      <WhatTheyAsk papers={page.papers} />
    </div>
    <div className="mt-3 grid gap-3 lg:mt-5 lg:gap-5">
      <Door product={product} />
      <Questions product={product} />
    </div>
  </>
)
