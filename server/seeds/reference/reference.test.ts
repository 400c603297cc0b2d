import { consentPurposes, ConsentText } from '@marketplace/contract/consents'
import { optionSetNames } from '@marketplace/contract/option-sets'
import { expect, test } from 'vitest'
import { consentTexts } from './consent-texts.ts'
import { languages } from './languages.ts'
import { optionSets } from './option-sets.ts'
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
  expect(valueOf('salaryMode', 3)).toBe('Cash')
  expect(valueOf('preferNetBanking', 1)).toBe('Yes')
  expect(optionSets.householdIncome[0]).toMatchObject({ id: 1, band_min: 0, band_max: 300_000 })
  expect(optionSets.ticketClass[4]).toMatchObject({ id: 5, band_min: 1_000_001, band_max: null })
})

test('each consent is told in both languages, with the names it needs', () => {
  for (const purpose of consentPurposes) {
    for (const language of ['en', 'hi'] as const) {
      const texts = consentTexts.filter((text) => text.purpose === purpose && text.language === language)
      expect(texts).toHaveLength(1)
      const [given] = texts
      expect(ConsentText.safeParse(given).error).toBeUndefined()
      expect(given?.text).toContain('{brand}')
      expect(given?.text.includes('{lender}')).toBe(purpose === 'share' || purpose === 'insurance')
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
