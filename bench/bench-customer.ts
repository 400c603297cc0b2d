import { createDatabase } from '../server/src/platform/db/database.ts'
import { buildCustomer, type SignedInCustomer } from '../server/src/testing/builders/build-customer.ts'
import { completeProfile } from '../server/src/testing/builders/build-profile.ts'
import type { Product } from './product.ts'

let address = 0

const post = async (
  product: Product,
  path: string,
  customer: SignedInCustomer,
  body: object,
): Promise<unknown> => {
  address += 1
  const answer = await fetch(`http://127.0.0.1:${product.server.port}${path}`, {
    method: 'POST',
    headers: {
      ...customer.headers,
      'content-type': 'application/json',
      'x-forwarded-for': `10.9.${(address >> 8) & 255}.${address & 255}`,
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** A signed-in customer with these details; whole ones where none are given. */
export const openProfile = async (
  product: Product,
  details: object = completeProfile(),
): Promise<SignedInCustomer> => {
  const customer = await buildCustomer({ db: createDatabase(product.pool), now: () => new Date() })
  if (Object.keys(details).length > 0) await post(product, `/api/user/${customer.user_id}`, customer, details)
  return customer
}

/** The same with an application for a personal loan. */
export const openApplication = async (product: Product): Promise<SignedInCustomer & { app_id: string }> => {
  const customer = await openProfile(product)
  const answer = await post(product, '/api/applications', customer, { product_type: 'Personal Loans' })
  return { ...customer, app_id: (answer as { app_id: string }).app_id }
}

/** The ids of the lenders that match an application, best first. */
export const readOffers = async (
  product: Product,
  { app_id, headers }: SignedInCustomer & { app_id: string },
): Promise<readonly string[]> => {
  const answer = await fetch(`http://127.0.0.1:${product.server.port}/api/applications/${app_id}/offers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`the offers answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: { matched: { lender_id: number }[] } }
  return data.matched.map(({ lender_id }) => String(lender_id))
}
