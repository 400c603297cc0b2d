import { loanProducts } from '@marketplace/contract/product-journeys'
import { expect, test } from 'vitest'
import { completionOf } from '../server/src/profiles/profile-completion.ts'
import { decidingFields, isField, isNeeded, questionsOf } from '../web/src/customer/details/detail-groups.ts'
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
