import {
  listLenderRows,
  type LenderRow,
  type LenderRowValues,
} from '@marketplace/contract/market/lender-rows'
import type { Answer } from '@marketplace/contract/platform/call'
import { askAs } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'

const rowOf = ([
  lender_id,
  name,
  legal_name,
  lender_kind,
  product_type,
  lender_status,
  priority,
  min_income,
  max_income,
  min_age,
  max_age,
  ticket_class,
  credit_score_class,
  salaried,
  self_employed,
  business,
  so_status,
  lender_group_ids,
]: LenderRowValues): LenderRow => ({
  lender_id,
  name,
  legal_name,
  lender_kind,
  product_type,
  lender_status,
  priority,
  min_income,
  max_income,
  min_age,
  max_age,
  ticket_class,
  credit_score_class,
  salaried,
  self_employed,
  business,
  so_status,
  lender_group_ids,
})

interface LenderRows {
  data: readonly LenderRow[]
  /** Ids of those with an API that the server cannot reach. */
  without_connector: readonly number[]
}

const read = ({ data, without_connector }: Answer<typeof listLenderRows>): LenderRows => ({
  data: data.map(rowOf),
  without_connector,
})

/** Every lender, by name: one answer for all pages that list or name them. */
export const lenderRows = askAs('lenders', listLenderRows, {}, read)

/** The same for what is looked through while somebody types. @throws ApiError. */
export const readLenderRows = async (signal?: AbortSignal): Promise<readonly LenderRow[]> =>
  read(await officeCall(listLenderRows, { ...(signal !== undefined && { signal }) })).data
