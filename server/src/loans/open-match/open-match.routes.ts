import { askOpenMatch } from '@marketplace/contract/loans/open-match'
import { birthDateProblem } from '../../customers/profiles/identity/birth-date-problem.ts'
import { askProblems } from '../../market/matching/asked-amount.ts'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { openMatch } from './open-match.ts'

export const openMatchRoutes = (serve: Serve, { lenders, now }: Services): void => {
  serve(askOpenMatch, async ({ body, brand }) => {
    const { product_type, amount, tenure_months, answers } = body
    if (!isOffered(brand, product_type)) throw new Problem('not_found')
    const problems = askProblems(product_type, { amount, tenure_months })
    if (problems.length > 0) throw new Problem('invalid_request', problems)
    const today = dayInIndia(now())
    const directory = lenders()
    const index = directory.indexOf(brand.brand.brand_id, product_type, today)
    const { birth_date } = answers
    const key =
      birth_date === undefined ? null : birthDateProblem(birth_date, { today, ...index.market.figures })
    if (key !== null)
      throw new Problem(key === 'age_not_allowed' ? 'age_out_of_range' : 'invalid_request', [
        { field: 'birth_date', key },
      ])
    return succeed(openMatch(index, { answers, amount, tenure_months }, directory.householdBands, today))
  })
}
