import type { Call, Role } from '@marketplace/contract/platform/call'
import type { FastifyRequest } from 'fastify'
import type { ApiCaller, Customer, SignedInPartner, Staff } from './actors.ts'
import type { KnownBrand } from './known-brand.ts'

/** How `serve` finds out who asks and under which brand; the area `access` implements it. Each guard throws the Problem of whoever may not. */
export interface Guards {
  /** @throws Problem not_signed_in. */
  customer(request: FastifyRequest): Promise<Customer>
  /** @throws Problem not_signed_in, password_not_own, second_factor_not_enrolled, step_up_required. */
  partner(request: FastifyRequest, call: Call): Promise<SignedInPartner>
  /** @throws Problem not_signed_in, scope_missing. */
  apiKey(request: FastifyRequest, call: Call): Promise<ApiCaller>
  /** @throws Problem not_signed_in, not_permitted, password_not_own, second_factor_not_enrolled, step_up_required. */
  staff(request: FastifyRequest, call: Call, roles: readonly Role[]): Promise<Staff>
  /** The member of staff who asks, null for everybody else; for calls that show staff more. @throws Problem not_signed_in. */
  findStaff(request: FastifyRequest, call: Call): Promise<Staff | null>
  brand(request: FastifyRequest): KnownBrand
}
