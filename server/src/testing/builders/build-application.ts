import type { Application } from '@marketplace/contract/loans/applications'
import type { Offers } from '@marketplace/contract/market/offers'
import type { ProfilePatch } from '@marketplace/contract/customers/profiles'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../site/services.ts'
import { shareVersions } from '../../../seeds/reference/share-consent-texts.ts'
import { buildCustomer, type SignedInCustomer } from './build-customer.ts'
import { saveCompleteProfile } from './build-profile.ts'

export interface BuiltApplication {
  app_id: string
  customer: SignedInCustomer
  /** The offers as the page reads them. */
  offers(ask?: { amount?: number; tenure_months?: number }): Promise<Offers>
  /** Applies as the page does; the answer is raw. */
  apply(
    lender_id: number,
    options?: { key?: string; snapshot_id?: string; consent_version?: string },
  ): Promise<{ statusCode: number; body: string; json: () => unknown }>
  read(): Promise<Application>
}

const expectOk = (response: { statusCode: number; body: string }): void => {
  if (response.statusCode !== 200) throw new Error(`refused: ${response.body}`)
}

/**
 * A customer with a complete profile and an open application for a personal loan, made through the API; they have agreed that
 * lenders may be asked about them.
 */
export const buildApplication = async (
  { app, services }: { app: FastifyInstance; services: Pick<Services, 'db' | 'now'> },
  profile: ProfilePatch = {},
): Promise<BuiltApplication> => {
  const customer = await buildCustomer(services)
  await saveCompleteProfile(app, customer, profile)
  const { headers } = customer
  const agreed = await app.inject({
    method: 'POST',
    url: '/api/consents/choose',
    headers,
    payload: { purpose: 'soft_questions', version: '1', agreed: 1 },
  })
  expectOk(agreed)
  const created = await app.inject({
    method: 'POST',
    url: '/api/applications',
    headers,
    payload: { product_type: 'Personal Loans' },
  })
  expectOk(created)
  const { app_id } = created.json<{ app_id: string }>()

  const offers: BuiltApplication['offers'] = async (ask = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/applications/${app_id}/offers`,
      headers,
      payload: ask,
    })
    expectOk(response)
    return response.json<{ data: Offers }>().data
  }
  return {
    app_id,
    customer,
    offers,
    apply: async (lender_id, options = {}) => {
      const { key = crypto.randomUUID(), consent_version = shareVersions['Personal Loans'] } = options
      const snapshot_id = options.snapshot_id ?? (await offers()).snapshot_id
      return app.inject({
        method: 'POST',
        url: `/api/applications/${app_id}/apply`,
        headers: { ...headers, 'idempotency-key': key },
        payload: { lender_id, snapshot_id, consent_version },
      })
    },
    read: async () => {
      const response = await app.inject({ url: `/api/applications/${app_id}`, headers })
      expectOk(response)
      return response.json<{ data: Application }>().data
    },
  }
}
