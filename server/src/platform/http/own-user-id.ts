import type { Customer } from './actors.ts'
import { Problem } from './problem.ts'

/** The session's own address of `id`: its prospect application or its user; any other answers as absent (decisions.md 1). */
export const ownUserId = (customer: Customer, id: string): string => {
  if (id !== customer.user_id && id !== customer.prospect_app_id) throw new Problem('not_found')
  return customer.user_id
}
