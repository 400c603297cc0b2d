import type { Call } from '@marketplace/contract/platform/call'
import { expect, it } from 'vitest'
import { toJSONSchema } from 'zod'
import { listContractCalls } from './contract-calls.ts'
import { nameOf } from './sample-requests.ts'

/** The entities of section 3 that the back office answers: where, and with which fields. */
const entities: readonly (readonly [call: string, at: string, fields: string])[] = [
  [
    'GET /api/get-credit-cards-data',
    'data',
    'category_id category_name sort_order category_img_thumb key_feature annual_fee utm_link marketing_bullets secured status',
  ],
  ['GET /api/partners', 'data', 'id revenue_percent revenue_flat_fee utm_id'],
  ['GET /api/partners/:id', 'data', 'id revenue_percent revenue_flat_fee utm_id'],
  ...(['GET /api/get-lenders-data', 'GET /api/get-lender-data/:lenderId'] as const).map(
    (call) =>
      [
        call,
        'data',
        'lender_id name min_income max_income min_age max_age ticket_class credit_score_class salaried self_employed business priority lender_status so_status so_text so_date_start so_date_end loan_amount_upto tenure interest_rate apr_min apr_max processing_fees api autosubmission lender_group_ids',
      ] as const,
  ),
  ['GET /api/lender-group/get-all', 'lenderGroups', 'id name'],
  [
    'GET /api/lender-revenue/get/:lenderId',
    'lenderRevenue',
    'id lender_id slab_disbursed_min slab_disbursed_max slab_number_min slab_number_max ats_min ats_max revenue_type_id revenue_flat revenue_percent status',
  ],
  ['GET /api/lender-revenue/get-types', 'data', 'id name'],
  ['POST /api/getLanguages', 'data', 'id languageName image isDefault country_key country_name phone_code'],
]

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
}

const calls = new Map((await listContractCalls()).map((call) => [nameOf(call), call]))

const fieldsAt = (call: Call | undefined, at: string): string[] => {
  if (call === undefined) return []
  const shape = (toJSONSchema(call.answer, { unrepresentable: 'any' }) as Shape).properties?.[at]
  return Object.keys(shape?.items?.properties ?? shape?.properties ?? {})
}

it.each(entities)('%s answers each field of section 3 under `%s`', (call, at, fields) => {
  expect(fieldsAt(calls.get(call), at)).toEqual(expect.arrayContaining(fields.split(' ')))
})
