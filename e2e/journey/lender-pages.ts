import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { shareVersions } from '../../server/seeds/reference/share-consent-texts.ts'
import type { DeclaredFact, PageDeclaration } from '../../server/src/market/connectors/page-declaration.ts'
import { callable } from './addresses.ts'
import type { Language } from './phrases/phrases.ts'
import { bearer, type PreparedSession } from './prepared/prepared-customer.ts'

interface Offered {
  snapshot_id: string | null
  pending: { state: string }[]
  matched: { lender_id: number; lender_name: string }[]
}

/** Applies to lenders by calls, once every lender has answered. @returns the names of those that were there to apply to. */
export const applyByCalls = async (
  request: APIRequestContext,
  session: Required<PreparedSession>,
  lenders: readonly string[],
  { origin, tenure }: { origin: string; tenure: number },
): Promise<void> => {
  const base = callable(`${origin}/api/applications/${session.appId}`)
  const headers = { ...base.headers, ...bearer(session) }
  const consent_version = isLoanProduct(session.productType) ? shareVersions[session.productType] : ''
  let offers: Offered = { snapshot_id: null, pending: [], matched: [] }
  await expect(async () => {
    const answer = await request.post(`${base.address}/offers`, {
      data: { tenure_months: tenure },
      headers,
    })
    offers = ((await answer.json()) as { data: Offered }).data
    expect(offers.snapshot_id).not.toBeNull()
  }).toPass({ timeout: 60_000 })
  const missing = lenders.filter((name) => !offers.matched.some(({ lender_name }) => lender_name === name))
  expect(missing, 'lenders without an offer').toEqual([])
  for (const { lender_id, lender_name } of offers.matched) {
    if (!lenders.includes(lender_name)) continue
    const answer = await request.post(`${base.address}/apply`, {
      data: { lender_id, snapshot_id: offers.snapshot_id, consent_version },
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    })
    expect(answer.ok(), `${lender_name}: ${await answer.text()}`).toBe(true)
  }
}

/** "kaarwan-small-finance-bank" as its company is called in the demo. */
export const companyOf = ({ slug }: Pick<PageDeclaration, 'slug'>): string =>
  `${slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')} Limited`

const dayIn = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}/${month}/${year}`
}

/** A fit answer by the kind of the question; what may stay empty stays so. */
export const answerFact = async (page: Page, fact: DeclaredFact, language: Language): Promise<void> => {
  if (fact.is_needed === 0) return
  const label = fact.label[language]
  if (fact.kind === 'agree') return page.getByRole('checkbox', { name: label }).check()
  if (fact.kind === 'choice') {
    const group = page.getByRole('group', { name: label })
    const [first] = 'options' in fact ? fact.options : []
    if (first === undefined) return group.getByRole('radio').first().check()
    return group.getByRole('radio', { name: first.label[language], exact: true }).check()
  }
  const typed = {
    text: 'Sunita Rao',
    full_name: 'Sunita Rao',
    mobile: '98765 43210',
    email: 'asha@example.com',
    whole: '2',
    money: '15,000',
    day: fact.kind === 'day' ? dayIn(fact.to_days) : '',
  }[fact.kind]
  return page.getByRole('textbox', { name: label, exact: true }).fill(typed)
}
