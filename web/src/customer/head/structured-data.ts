import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { addressIn } from '@marketplace/contract/site/language-address'
import { textIn } from '../../i18n/use-text.ts'
import type { Page } from '../page/page.ts'
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
  const above = own.startsWith('/calculators/')
    ? [[textIn(language)('title.calculators'), '/calculators']]
    : []
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
  if (isLoanPage(page)) {
    const loan: Thing = {
      '@type': 'LoanOrCredit',
      name: title,
      description,
      url: at,
      loanType: title,
      currency: 'INR',
      areaServed: { '@type': 'Country', name: 'India' },
      broker: { '@id': behind['@id'] },
    }
    return [behind, crumbs, loan]
  }
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
