import { consentPurposes, ConsentText } from '@marketplace/contract/customers/consents'
import { optionSetNames } from '@marketplace/contract/reference/option-sets'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { detailSchemas, sharedDetails } from '../../src/market/connectors/shared-details.ts'
import type { BusinessValues } from '../../src/customers/messages/business-templates.ts'
import { templates, type TemplateName } from '../../src/customers/messages/templates.ts'
import { consentTexts } from './consent-texts.ts'
import { languages } from './languages.ts'
import { optionSets } from './option-sets.ts'
import { detailPhrases } from './share-consent-texts.ts'
import { regulatedFigures } from './regulated-figures.ts'

const valueOf = (name: keyof typeof optionSets, id: number): string | undefined =>
  optionSets[name].find((option) => option.id === id)?.value

test('English for India is the one default language', () => {
  expect(languages.filter((language) => language.is_default === 1)).toMatchObject([
    { language_id: 'en', language_name: 'English', country_key: 'IN', phone_code: '91' },
  ])
})

test.each(optionSetNames)('%s: ids count from 1, values differ, bands follow each other', (name) => {
  const options = optionSets[name]
  expect(options.map((option) => option.id)).toEqual(options.map((_, index) => index + 1))
  expect(new Set(options.map((option) => option.value)).size).toBe(options.length)
  const banded = options.filter((option) => option.band_min !== null)
  for (const [index, option] of banded.entries()) {
    const next = banded[index + 1]
    if (next === undefined) continue
    // Years touch; rupees and scores go on with the next whole number.
    expect([0, 1]).toContain((next.band_min ?? NaN) - (option.band_max ?? NaN))
  }
})

test('the ids that rules read mean what they mean', () => {
  expect(valueOf('employmentStatus', 1)).toBe('Salaried')
  expect(valueOf('employmentStatus', 2)).toBe('Self employed professional')
  expect(valueOf('employmentStatus', 3)).toBe('Business owner')
  expect(valueOf('employmentStatus', 7)).toBe('Not working')
  expect(valueOf('creditScoreClass', 4)).toBe('700–749')
  expect(valueOf('creditScoreClass', 7)).toBe('No credit history')
  expect(valueOf('creditScoreClass', 8)).toBe("I don't know")
  expect(valueOf('salaryMode', 3)).toBe('Cash')
  expect(valueOf('preferNetBanking', 1)).toBe('Yes')
  expect(optionSets.householdIncome[0]).toMatchObject({ id: 1, band_min: 0, band_max: 300_000 })
  expect(optionSets.ticketClass[4]).toMatchObject({ id: 5, band_min: 1_000_001, band_max: null })
})

/** The texts in force: of each product those of its newest version. */
const newest = (purpose: ConsentText['purpose'], language: 'en' | 'hi'): ConsentText[] => {
  const texts = consentTexts.filter((text) => text.purpose === purpose && text.language === language)
  return texts.filter(({ product_type, version }) =>
    texts.every((other) => other.product_type !== product_type || Number(other.version) <= Number(version)),
  )
}

// duty 9: the notice stands in English and Hindi.
test('each consent is told in both languages, with the names it needs; sharing for each loan', () => {
  for (const purpose of consentPurposes) {
    for (const language of ['en', 'hi'] as const) {
      const texts = newest(purpose, language)
      expect(texts.map(({ product_type }) => product_type)).toEqual(
        purpose === 'share' ? loanProducts : [null],
      )
      for (const given of texts) {
        expect(ConsentText.safeParse(given).error).toBeUndefined()
        expect(given.text).toContain('{brand}')
        expect(given.text.includes('{lender}')).toBe(purpose === 'share' || purpose === 'insurance')
      }
    }
  }
})

test('every detail that a lender gets has its one place in the words', () => {
  const phrased = detailPhrases.flatMap(({ details }) => details)
  expect(phrased.toSorted()).toEqual(
    // The purpose stands in the last words of the list.
    Object.keys(detailSchemas)
      .filter((detail) => detail !== 'loan_purpose')
      .toSorted(),
  )
})

test.each(loanProducts)('the words for %s name each detail that goes, and none that does not', (product) => {
  for (const language of ['en', 'hi'] as const) {
    const text = newest('share', language).find(({ product_type }) => product_type === product)?.text ?? ''
    for (const { details, ...phrase } of detailPhrases) {
      const goes = details.filter((detail) => sharedDetails[product].includes(detail))
      // A phrase speaks of all its details or of none: half of it would be untrue.
      expect([0, details.length]).toContain(goes.length)
      expect([phrase[language], text.includes(` ${phrase[language]},`)]).toEqual([
        phrase[language],
        goes.length > 0,
      ])
    }
    const purpose = language === 'en' ? 'amount, time and purpose of the loan' : 'रकम, अवधि और वजह'
    expect(text.includes(purpose)).toBe(sharedDetails[product].includes('loan_purpose'))
  }
})

/**
 * What each message that comes without a consent is called in the consent to messages; null for those that need it. A letter to a
 * lender's nodal officer and those to partners go to no customer.
 */
const namedAs: Readonly<
  Record<Exclude<TemplateName, keyof BusinessValues>, { en: string; hi: string } | null>
> = {
  passcode: { en: 'passcodes', hi: 'पासकोड' },
  contact_proof: { en: 'passcodes', hi: 'पासकोड' },
  my_data_sessions: { en: 'passcodes', hi: 'पासकोड' },
  my_data_copy: { en: 'passcodes', hi: 'पासकोड' },
  my_data_delete: { en: 'passcodes', hi: 'पासकोड' },
  resume_link_asked: { en: 'a link that I ask for', hi: 'मेरा माँगा हुआ लिंक' },
  voucher_code: { en: 'voucher codes that I claim', hi: 'वाउचर के कोड' },
  complaint_received: { en: 'news of my complaints', hi: 'मेरी शिकायतों की ख़बर' },
  complaint_answered: { en: 'news of my complaints', hi: 'मेरी शिकायतों की ख़बर' },
  account_deleted: { en: 'my account is deleted', hi: 'खाता मिटने की सूचना' },
  contact_change_asked: { en: 'e-mail address is changed', hi: 'ईमेल बदले जाने की चेतावनी' },
  contact_restored: { en: 'e-mail address is changed', hi: 'ईमेल बदले जाने की चेतावनी' },
  contact_undone: { en: 'e-mail address is changed', hi: 'ईमेल बदले जाने की चेतावनी' },
  contact_change_finish: { en: 'a link that I ask for', hi: 'मेरा माँगा हुआ लिंक' },
  terms_withdrawn: { en: 'word before and after my account is deleted', hi: 'मिटने से पहले और बाद में' },
  erasure_ahead: { en: 'word before and after my account is deleted', hi: 'मिटने से पहले और बाद में' },
  contact_changed: { en: 'e-mail address is changed', hi: 'ईमेल बदले जाने की चेतावनी' },
  application_update: null,
  resume_link: null,
}

test('the consent to messages says what still comes without it, and nothing else does', () => {
  for (const language of ['en', 'hi'] as const) {
    const text = newest('messages', language)[0]?.text
    for (const [name, named] of Object.entries(namedAs)) {
      expect([name, templates[name as TemplateName].essential]).toEqual([name, named !== null])
      if (named !== null) expect(text).toContain(named[language])
    }
  }
})

test('each regulated figure names its day and source', () => {
  expect(new Set(regulatedFigures.map((figure) => `${figure.name} ${figure.valid_from}`)).size).toBe(
    regulatedFigures.length,
  )
  for (const figure of regulatedFigures) {
    expect(figure.valid_from).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(figure.source.length).toBeGreaterThan(10)
  }
  expect(Object.fromEntries(regulatedFigures.map(({ name, value }) => [name, value]))).toMatchObject({
    gst_percent: 18,
    microfinance_household_income: 300_000,
    microfinance_repayment_share_percent: 50,
    age_min: 18,
    age_max: 80,
  })
})
