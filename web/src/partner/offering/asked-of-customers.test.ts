import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { askedOf, atHandFor, stepsOf } from './asked-of-customers.ts'

test.each(loanProducts)('%s has its questions, papers and steps in words', (product) => {
  const asked = askedOf(product)
  expect(asked.length).toBeGreaterThan(2)
  for (const { title, questions } of asked) {
    expect(title).not.toBe('')
    expect(questions.length).toBeGreaterThan(0)
    for (const question of questions) expect(question).toMatch(/\S/)
  }
  expect(atHandFor(product)).toContain('PAN card')
  expect(stepsOf(product).length).toBeGreaterThan(5)
})

test('what is asked for follows from the questions', () => {
  expect(atHandFor('Gold Loans')).toContain('The gold itself: the lender weighs it')
  expect(atHandFor('Personal Loans')).not.toContain('The gold itself: the lender weighs it')
  expect(atHandFor('Business Loans')).toContain('GST registration certificate')
  expect(stepsOf('Car').join(' ')).toContain('dealer')
  expect(stepsOf('Personal Loans').join(' ')).not.toContain('dealer')
})
