import type { Page } from '@playwright/test'
import { newCustomer, type Customer } from '../customer.ts'
import { applyByCalls } from '../lender-pages.ts'
import { applyDetailsByCalls, bearer, signInByCalls } from '../prepared/prepared-customer.ts'

/** An application that a lender was sent. */
export interface Loan {
  customer: Customer
  /** Of the customer's session. */
  appId: string
  our_reference: string
  application_number: string
  /** Where it stands by now. */
  readStatus: () => Promise<string>
}

/** Somebody who came by a partner's link and applied to a lender, by its company's name. `page`: of the site already. */
export const applyByLink = async (page: Page, { slug }: { slug: string }, lender: string): Promise<Loan> => {
  const { request } = page
  const { origin } = new URL(page.url())
  const customer = newCustomer()
  const signedIn = await signInByCalls(request, customer, { origin, segment: slug })
  const session = await applyDetailsByCalls(request, signedIn, customer, { origin })
  const appId = session.appId ?? ''
  await applyByCalls(request, { ...session, appId }, [lender], { origin, tenure: 18 })
  const read = async () => {
    const found = await request.get(`${origin}/api/applications/${appId}`, { headers: bearer(session) })
    const { data } = (await found.json()) as {
      data: { lenders: { our_reference: string; application_number: string; status: string }[] }
    }
    const [loan] = data.lenders
    if (loan === undefined) throw new Error('nothing was applied for')
    return loan
  }
  const { our_reference, application_number } = await read()
  return {
    customer,
    appId,
    our_reference,
    application_number,
    readStatus: async () => (await read()).status,
  }
}
