import { PlanFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import { expect, test } from 'vitest'
import { planFields } from './plan-fields.ts'

test('the form asks for every fact of a plan', () => {
  expect(planFields.map(({ name }) => name).toSorted()).toEqual(Object.keys(PlanFacts.shape).toSorted())
})
