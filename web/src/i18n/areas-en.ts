/** The texts of the pages that have some of their own; each page loads what it shows. */
export const areas = {
  checks: async () => (await import('./en/checks.ts')).checks,
  details: async () => (await import('./en/details.ts')).details,
  offers: async () => (await import('./en/offers.ts')).offers,
  check: async () => (await import('./en/check.ts')).check,
  'open-prices': async () => (await import('./en/open-prices.ts')).openPrices,
  'loan-page': async () => (await import('./en/loan-page.ts')).loanPage,
  'loan-more': async () => (await import('./en/loan-more.ts')).loanMore,
  verification: async () => (await import('./en/verification.ts')).verification,
  'product-list': async () => (await import('./en/product-list.ts')).productList,
  'key-facts': async () => (await import('./en/key-facts.ts')).keyFacts,
  account: async () => (await import('./en/account.ts')).account,
  applications: async () => (await import('./en/applications.ts')).applications,
  calculators: async () => (await import('./en/calculators.ts')).calculators,
  'calculator-emi': async () => (await import('./en/calculator-emi.ts')).calculatorEmi,
  'calculator-eligibility': async () =>
    (await import('./en/calculator-eligibility.ts')).calculatorEligibility,
  'calculator-foreclosure': async () =>
    (await import('./en/calculator-foreclosure.ts')).calculatorForeclosure,
  'calculator-gold-value': async () => (await import('./en/calculator-gold-value.ts')).calculatorGoldValue,
  'my-data': async () => (await import('./en/my-data.ts')).myData,
  complaints: async () => (await import('./en/complaints.ts')).complaints,
  'lender-pages': async () => (await import('./en/lender-pages.ts')).lenderPages,
  insurance: async () => (await import('./en/insurance.ts')).insurance,
  vouchers: async () => (await import('./en/vouchers.ts')).vouchers,
  'credit-cards': async () => (await import('./en/credit-cards.ts')).creditCards,
  contacts: async () => (await import('./en/contacts.ts')).contacts,
  consents: async () => (await import('./en/consents.ts')).consents,
  'contact-change': async () => (await import('./en/contact-change.ts')).contactChange,
  'our-lenders': async () => (await import('./en/our-lenders.ts')).ourLenders,
  'hand-over': async () => (await import('./en/hand-over.ts')).handOver,
  merchant: async () => (await import('./en/merchant.ts')).merchant,
  'public-pages': async () => (await import('./en/public-pages.ts')).publicPages,
  welcome: async () => (await import('./en/welcome.ts')).welcome,
}

/** A part of the texts that comes with the pages that show it. */
export type AreaName = keyof typeof areas
