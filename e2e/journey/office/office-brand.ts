import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'

/** A slug that no other test has. */
export const newSlug = (): string => `e2e-${randomBytes(4).toString('hex')}`

export interface OwnBrand {
  slug: string
  name: string
}

const draftNamed = (name: string) => ({
  name,
  legal_name: 'Example Test Private Limited',
  title: null,
  logo: 'name',
  logo_on_brand: null,
  co_brand_name: null,
  co_brand_logo: null,
  font_family: 'Inter',
  font_link: null,
  primary_colour: '#0b3d91',
  secondary_colour: '#7a1f5c',
  terms_apply: 0,
  sub_domain_type: 'all',
  product_types: ['Personal Loans'],
  hosts: [],
  grievance_officer_name: 'Asha Rao',
  grievance_email: 'grievance@example.com',
  grievance_phone: '1800-000-0100',
  support_email: 'support@example.com',
  insurance_licensee_name: null,
  insurance_licence_number: null,
  insurance_referral_link: null,
  support_hours: null,
  registered_address: null,
  cin: null,
  company_website: null,
  dlt_entity_id: null,
  sms_header: null,
})

const post = async (page: Page, token: string, path: string, data: object): Promise<void> => {
  const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A brand of this test's own, made by the call. `token`: of an administrator. */
export const makeBrand = async (
  page: Page,
  token: string,
  changes: { font_family?: string; font_link?: string } = {},
): Promise<OwnBrand> => {
  const slug = newSlug()
  const name = `Brand ${slug.slice(4)}`
  await post(page, token, '/api/brands/create', { slug, draft: { ...draftNamed(name), ...changes } })
  return { slug, name }
}

/** What another member of staff does meanwhile: saves the brand with another title. */
export const saveTitle = (
  page: Page,
  token: string,
  { slug, name }: OwnBrand,
  saved: { version: number; title: string },
): Promise<void> =>
  post(page, token, '/api/brands/save', {
    slug,
    version: saved.version,
    draft: { ...draftNamed(name), title: saved.title },
  })

/** The pictures run no script, not even the one by which these tests look for breaches; the browser may say so. */
export const forgetBlockedScripts = (complaints: string[]): void => {
  const blocked = complaints.filter((complaint) =>
    /^Blocked script execution in .*\/brand-preview\//.test(complaint),
  )
  for (const complaint of blocked) complaints.splice(complaints.indexOf(complaint), 1)
}
