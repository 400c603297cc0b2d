import { createDatabase } from '../server/src/db/database.ts'
import { buildCustomer, type SignedInCustomer } from '../server/src/testing/build-customer.ts'
import { completeProfile } from '../server/src/testing/build-profile.ts'
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

/** A signed-in customer whose profile is complete. */
export const openProfile = async (product: Product): Promise<SignedInCustomer> => {
  const customer = await buildCustomer({ db: createDatabase(product.pool), now: () => new Date() })
  await post(product, `/api/user/${customer.user_id}`, customer, completeProfile())
  return customer
}

/** The same with an application for a personal loan. */
export const openApplication = async (product: Product): Promise<SignedInCustomer & { app_id: string }> => {
  const customer = await openProfile(product)
  const answer = await post(product, '/api/applications', customer, { product_type: 'Personal Loans' })
  return { ...customer, app_id: (answer as { app_id: string }).app_id }
}
