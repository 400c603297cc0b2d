import type { CompiledMessage } from 'icu-minify/format'
import type { LanguageId } from '@marketplace/contract/platform/formats'

/**
 * The texts that are loaded, compiled, by key. The public ones are there before the first render, those of the signed-in
 * pages arrive with the first of these pages. A server that renders holds both languages.
 */
const loaded: Record<LanguageId, Record<string, CompiledMessage>> = { en: {}, hi: {} }

const catalogues: Record<LanguageId, () => Promise<object>> = {
  en: async () => (await import('./catalogue-en.ts')).catalogueEn,
  hi: async () => (await import('./catalogue-hi.ts')).catalogueHi,
}

/** The build turns every text of a catalogue into a compiled message; the types still show the text. */
export const addTexts = (language: LanguageId, texts: object): void => {
  Object.assign(loaded[language], texts)
}

/** Loads what every page needs in one language: the public catalogue and the messages of failed checks. */
export const loadTexts = async (language: LanguageId): Promise<void> => {
  addTexts(language, await catalogues[language]())
}

/** The areas of the signed-in pages and of public ones that few open: each page loads what it shows. */
const areas = {
  details: {
    en: async () => (await import('./en/details.ts')).details,
    hi: async () => (await import('./hi/details.ts')).details,
  },
  offers: {
    en: async () => (await import('./en/offers.ts')).offers,
    hi: async () => (await import('./hi/offers.ts')).offers,
  },
  check: {
    en: async () => (await import('./en/check.ts')).check,
    hi: async () => (await import('./hi/check.ts')).check,
  },
  'open-prices': {
    en: async () => (await import('./en/open-prices.ts')).openPrices,
    hi: async () => (await import('./hi/open-prices.ts')).openPrices,
  },
  'loan-page': {
    en: async () => (await import('./en/loan-page.ts')).loanPage,
    hi: async () => (await import('./hi/loan-page.ts')).loanPage,
  },
  'loan-more': {
    en: async () => (await import('./en/loan-more.ts')).loanMore,
    hi: async () => (await import('./hi/loan-more.ts')).loanMore,
  },
  verification: {
    en: async () => (await import('./en/verification.ts')).verification,
    hi: async () => (await import('./hi/verification.ts')).verification,
  },
  'product-list': {
    en: async () => (await import('./en/product-list.ts')).productList,
    hi: async () => (await import('./hi/product-list.ts')).productList,
  },
  'key-facts': {
    en: async () => (await import('./en/key-facts.ts')).keyFacts,
    hi: async () => (await import('./hi/key-facts.ts')).keyFacts,
  },
  account: {
    en: async () => (await import('./en/account.ts')).account,
    hi: async () => (await import('./hi/account.ts')).account,
  },
  applications: {
    en: async () => (await import('./en/applications.ts')).applications,
    hi: async () => (await import('./hi/applications.ts')).applications,
  },
  calculators: {
    en: async () => (await import('./en/calculators.ts')).calculators,
    hi: async () => (await import('./hi/calculators.ts')).calculators,
  },
  'calculator-emi': {
    en: async () => (await import('./en/calculator-emi.ts')).calculatorEmi,
    hi: async () => (await import('./hi/calculator-emi.ts')).calculatorEmi,
  },
  'calculator-eligibility': {
    en: async () => (await import('./en/calculator-eligibility.ts')).calculatorEligibility,
    hi: async () => (await import('./hi/calculator-eligibility.ts')).calculatorEligibility,
  },
  'calculator-foreclosure': {
    en: async () => (await import('./en/calculator-foreclosure.ts')).calculatorForeclosure,
    hi: async () => (await import('./hi/calculator-foreclosure.ts')).calculatorForeclosure,
  },
  'calculator-gold-value': {
    en: async () => (await import('./en/calculator-gold-value.ts')).calculatorGoldValue,
    hi: async () => (await import('./hi/calculator-gold-value.ts')).calculatorGoldValue,
  },
  'my-data': {
    en: async () => (await import('./en/my-data.ts')).myData,
    hi: async () => (await import('./hi/my-data.ts')).myData,
  },
  complaints: {
    en: async () => (await import('./en/complaints.ts')).complaints,
    hi: async () => (await import('./hi/complaints.ts')).complaints,
  },
  'lender-pages': {
    en: async () => (await import('./en/lender-pages.ts')).lenderPages,
    hi: async () => (await import('./hi/lender-pages.ts')).lenderPages,
  },
  insurance: {
    en: async () => (await import('./en/insurance.ts')).insurance,
    hi: async () => (await import('./hi/insurance.ts')).insurance,
  },
  vouchers: {
    en: async () => (await import('./en/vouchers.ts')).vouchers,
    hi: async () => (await import('./hi/vouchers.ts')).vouchers,
  },
  'credit-cards': {
    en: async () => (await import('./en/credit-cards.ts')).creditCards,
    hi: async () => (await import('./hi/credit-cards.ts')).creditCards,
  },
  contacts: {
    en: async () => (await import('./en/contacts.ts')).contacts,
    hi: async () => (await import('./hi/contacts.ts')).contacts,
  },
  consents: {
    en: async () => (await import('./en/consents.ts')).consents,
    hi: async () => (await import('./hi/consents.ts')).consents,
  },
  'contact-change': {
    en: async () => (await import('./en/contact-change.ts')).contactChange,
    hi: async () => (await import('./hi/contact-change.ts')).contactChange,
  },
  'lender-register': {
    en: async () => (await import('./en/lender-register.ts')).lenderRegister,
    hi: async () => (await import('./hi/lender-register.ts')).lenderRegister,
  },
  'hand-over': {
    en: async () => (await import('./en/hand-over.ts')).handOver,
    hi: async () => (await import('./hi/hand-over.ts')).handOver,
  },
  merchant: {
    en: async () => (await import('./en/merchant.ts')).merchant,
    hi: async () => (await import('./hi/merchant.ts')).merchant,
  },
  'public-pages': {
    en: async () => (await import('./en/public-pages.ts')).publicPages,
    hi: async () => (await import('./hi/public-pages.ts')).publicPages,
  },
  welcome: {
    en: async () => (await import('./en/welcome.ts')).welcome,
    hi: async () => (await import('./hi/welcome.ts')).welcome,
  },
} as const satisfies Record<string, Record<LanguageId, () => Promise<object>>>
export type AccountArea = keyof typeof areas

/** Loads the texts of one area of the signed-in pages. */
export const loadAreaTexts = async (area: AccountArea, language: LanguageId): Promise<void> => {
  addTexts(language, await areas[area][language]())
}

export const findMessage = (language: LanguageId, key: string): CompiledMessage | null =>
  loaded[language][key] ?? null
