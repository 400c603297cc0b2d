import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { addressIn } from '@marketplace/contract/site/language-address'
import { loanAt, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { textIn } from '../../i18n/use-text.ts'
import type { Page } from '../page/page.ts'
import { usualAnswers } from '../../i18n/usual-answers.ts'
import { loanQuestions } from '../loan-page/loan-questions.ts'
import { isLoanPage } from './is-loan-page.ts'

/** A thing in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/** Who stands behind the page. */
const organization = ({ brand }: Bootstrap, origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand.name,
  legalName: brand.legal_name,
  url: `${origin}/`,
  logo: `${origin}/icons/any-512.png`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: brand.support_email,
    availableLanguage: ['English', 'Hindi'],
  },
})

/** Where the page stands: the home, the page above it where there is one, itself. */
const breadcrumbs = (
  { own, title }: { own: string; title: string },
  { language, brand }: Bootstrap,
  origin: string,
): Thing => {
  const t = textIn(language)
  const above = own.startsWith('/calculators/')
    ? [[t('title.calculators'), '/calculators']]
    : loanAt(own) === null
      ? []
      : [[t('title.products'), '/products']]
  const steps = [[brand.name, '/'], ...above, [title, own]]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path = ''], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + addressIn(language, path),
    })),
  }
}

/** What the brand's live lenders publish of a loan, as its page says it: amounts, times and the APR it begins at. */
const loanFigures = ({ loan_page }: Bootstrap): Readonly<Record<string, unknown>> => {
  if (loan_page === undefined) return {}
  const { lent, prices } = loan_page
  const span = (type: string, { min, max }: { min: number; max: number }) => ({
    '@type': type,
    minValue: min,
    maxValue: max,
  })
  return {
    ...(lent !== null && {
      amount: { ...span('MonetaryAmount', lent.amount), currency: 'INR' },
      loanTerm: { ...span('QuantitativeValue', lent.months), unitCode: 'MON' },
    }),
    ...(prices.lowest_apr !== null && {
      annualPercentageRate: { '@type': 'QuantitativeValue', minValue: prices.lowest_apr, unitText: '%' },
    }),
  }
}

/** Questions that stand on a page, with their answers. */
const questions = (
  asked: readonly { question: string; answer: string }[],
  { language }: Bootstrap,
  at: string,
): Thing => ({
  '@type': 'FAQPage',
  url: at,
  inLanguage: language,
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const questionsOf = (product: LoanProduct, bootstrap: Bootstrap, at: string): Thing => {
  const t = textIn(bootstrap.language)
  const asked = loanQuestions(product).map((id) => ({
    question: t(`loan.q.${id}`),
    answer: t(`loan.a.${id}`),
  }))
  return questions(asked, bootstrap, at)
}

/** What a search engine may know of a page, by facts that stand on the page as well. */
export const structuredData = (
  {
    page,
    own,
    title,
    description,
    at,
  }: {
    page: Page
    own: string
    title: string
    description: string
    at: string
  },
  bootstrap: Bootstrap,
  origin: string,
): readonly Thing[] => {
  const behind = organization(bootstrap, origin)
  if (own === '/') {
    const site: Thing = {
      '@type': 'WebSite',
      name: bootstrap.brand.name,
      url: at,
      inLanguage: bootstrap.language,
      publisher: { '@id': behind['@id'] },
    }
    return [behind, site]
  }
  const crumbs = breadcrumbs({ own, title }, bootstrap, origin)
  const product = loanAt(own)
  if (isLoanPage(page) && product !== null) {
    const loan: Thing = {
      '@type': 'LoanOrCredit',
      name: title,
      description,
      url: at,
      loanType: title,
      currency: 'INR',
      areaServed: { '@type': 'Country', name: 'India' },
      broker: { '@id': behind['@id'] },
      ...loanFigures(bootstrap),
    }
    return [behind, crumbs, loan, questionsOf(product, bootstrap, at)]
  }
  if (page.key === 'answers')
    return [behind, crumbs, questions(usualAnswers(textIn(bootstrap.language)), bootstrap, at)]
  if (!page.key.startsWith('calculator-')) return [behind, crumbs]
  const tool: Thing = {
    '@type': 'WebApplication',
    name: title,
    description,
    url: at,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
  }
  return [behind, crumbs, tool]
}
