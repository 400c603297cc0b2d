import { groupsOf, questionsOf } from '@marketplace/contract/customers/product-questions'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { findMessage, loadAreaTexts } from '../../../i18n/texts.ts'
import { loadQuestions } from './detail-kit.ts'

test.each(
  loanProducts.flatMap((product) => (['en', 'hi'] as const).map((language) => [product, language] as const)),
)('%s has a control and words for all that it asks, in %s', async (product, language) => {
  await loadAreaTexts('details', language)
  const controls = await loadQuestions(product, language)
  for (const question of questionsOf(product)) {
    expect([question, controls[question]]).toEqual([question, expect.any(Function)])
    expect([question, findMessage(language, `details.${question}`)]).not.toEqual([question, null])
  }
  for (const group of groupsOf(product)) {
    expect(findMessage(language, `details.${group}`)).not.toBeNull()
    expect(findMessage(language, `details.${group}_lead`)).not.toBeNull()
  }
})

test.each([
  ['Personal Loans', 'details.household_income_hint'],
  // RBI's microfinance rule binds loans without security alone (decisions: offers).
  ['Affordable Housing Loan', 'details.home_household_income_hint'],
] as const)('%s asks for the household’s income for a reason of its own', async (product, hint) => {
  const controls = await loadQuestions(product, 'en')
  expect(controls.household_income?.({ isNeeded: true })).toMatchObject({ props: { hint } })
})
