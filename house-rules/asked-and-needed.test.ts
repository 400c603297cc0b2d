import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { fieldOf } from '../server/src/loans/applications/build-submission.ts'
import { sharedDetails } from '../server/src/market/connectors/shared-details.ts'
import { comesUp, completionOf } from '../server/src/customers/profiles/profile-completion.ts'
import {
  decidingFields,
  isAsked,
  isField,
  isNeeded,
  questionsOf,
} from '../web/src/customer/details/detail-groups.ts'
import { valuesOf } from '../web/src/customer/details/detail-values.ts'
import { exampleProfile } from '../web/src/customer/details/example-profile.ts'

/** Nothing, and options that decide differently. */
const choices = {
  residence_type: [null, 1, 3, 7],
  employment_status_code: [null, 1, 2, 3],
  business_registration_type: [null, 1, 2],
  business_company_type: [null, 1, 4],
} as const satisfies Record<(typeof decidingFields)[number], readonly (number | null)[]>

/** Every way to answer what decides, with nothing else told. */
const profiles = decidingFields
  .reduce<Record<string, number | null>[]>(
    (made, field) => made.flatMap((facts) => choices[field].map((choice) => ({ ...facts, [field]: choice }))),
    [{}],
  )
  .map((facts) => exampleProfile({ ...facts, mobile_phone_number: null }))

test.each(loanProducts)('what %s needs by the rule of the server is what the page asks for', (product) => {
  for (const profile of profiles) {
    const values = valuesOf(profile)
    const asked = questionsOf(product)
      .filter((question) => isNeeded(question, values, product))
      .filter((question) => !isField(question) || values[question] === '')
    const { missing } = completionOf(product, profile)
    expect(asked.toSorted()).toEqual(missing.map(({ field }) => field).toSorted())
  }
})

test('what an answer brings with it is the same on the page and for a lender', () => {
  const questions = [...new Set(loanProducts.flatMap(questionsOf))]
  for (const profile of profiles) {
    const values = valuesOf(profile)
    for (const question of questions)
      expect([question, comesUp(question, profile)]).toEqual([question, isAsked(question, values)])
  }
})

/** Asked for our own sake: how the customer likes to be written to. The amount goes as that of the application. */
const ours: ReadonlySet<string> = new Set([
  'se_loan_amount',
  'prefer_net_banking',
  'communication_preference',
  'allow_sms',
  'allow_emails',
])

test.each(loanProducts)('what a lender gets with an application for %s is what the page asks', (product) => {
  expect(sharedDetails[product].map(fieldOf).toSorted()).toEqual(
    questionsOf(product)
      .filter((question) => !ours.has(question))
      .toSorted(),
  )
})
