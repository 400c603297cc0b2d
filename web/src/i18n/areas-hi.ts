import type { AreaName } from './areas-en.ts'

/** The same texts in Hindi. */
export const areas: Record<AreaName, () => Promise<object>> = {
  checks: async () => (await import('./hi/checks.ts')).checks,
  details: async () => (await import('./hi/details.ts')).details,
  offers: async () => (await import('./hi/offers.ts')).offers,
  check: async () => (await import('./hi/check.ts')).check,
  'open-prices': async () => (await import('./hi/open-prices.ts')).openPrices,
  'loan-page': async () => (await import('./hi/loan-page.ts')).loanPage,
  'loan-more': async () => (await import('./hi/loan-more.ts')).loanMore,
  verification: async () => (await import('./hi/verification.ts')).verification,
  'product-list': async () => (await import('./hi/product-list.ts')).productList,
  'key-facts': async () => (await import('./hi/key-facts.ts')).keyFacts,
  account: async () => (await import('./hi/account.ts')).account,
  applications: async () => (await import('./hi/applications.ts')).applications,
  calculators: async () => (await import('./hi/calculators.ts')).calculators,
  'calculator-emi': async () => (await import('./hi/calculator-emi.ts')).calculatorEmi,
  'calculator-eligibility': async () =>
    (await import('./hi/calculator-eligibility.ts')).calculatorEligibility,
  'calculator-foreclosure': async () =>
    (await import('./hi/calculator-foreclosure.ts')).calculatorForeclosure,
  'calculator-gold-value': async () => (await import('./hi/calculator-gold-value.ts')).calculatorGoldValue,
  'my-data': async () => (await import('./hi/my-data.ts')).myData,
  complaints: async () => (await import('./hi/complaints.ts')).complaints,
  'lender-pages': async () => (await import('./hi/lender-pages.ts')).lenderPages,
  insurance: async () => (await import('./hi/insurance.ts')).insurance,
  vouchers: async () => (await import('./hi/vouchers.ts')).vouchers,
  'credit-cards': async () => (await import('./hi/credit-cards.ts')).creditCards,
  contacts: async () => (await import('./hi/contacts.ts')).contacts,
  consents: async () => (await import('./hi/consents.ts')).consents,
  'contact-change': async () => (await import('./hi/contact-change.ts')).contactChange,
  'our-lenders': async () => (await import('./hi/our-lenders.ts')).ourLenders,
  'hand-over': async () => (await import('./hi/hand-over.ts')).handOver,
  merchant: async () => (await import('./hi/merchant.ts')).merchant,
  'public-pages': async () => (await import('./hi/public-pages.ts')).publicPages,
  welcome: async () => (await import('./hi/welcome.ts')).welcome,
}
