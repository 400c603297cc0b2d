import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { todayInIndia } from '../../../web/src/office/form/calendar-day.ts'
import { newCustomer } from '../customer.ts'
import { applyDetailsByCalls, signInByCalls } from '../prepared/prepared-customer.ts'
import { apiLender } from '../offers.ts'
import { askByCalls } from './ask-by-calls.ts'
import { planCampaignByCalls } from './campaign-by-calls.ts'
import { sendTestByCalls } from './hook-by-calls.ts'
import { applyByLink } from './loan-by-calls.ts'
import { demoPartner } from './office-partner.ts'
import { showStatementByCalls } from './statement-by-calls.ts'
import { makeLenderMonth, uploadStatusFile } from './upload-by-calls.ts'

const read = async <Answer>(page: Page, token: string, path: string): Promise<Answer> => {
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { data: Answer }).data
}

const customerRecord = async (page: Page): Promise<string> => {
  const { origin } = new URL(page.url())
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer, { origin })
  const { appId } = await applyDetailsByCalls(page.request, session, customer, { origin })
  const user = await page.request.get(`/api/user/${session.prospectAppId}`, {
    headers: { authorization: `Bearer ${session.atkn}` },
  })
  const { data } = (await user.json()) as { data: { user_id: string } }
  return `/admin/csr-portal/${data.user_id}/${appId}`
}

const deletedCertificate = async (page: Page, token: string): Promise<string> => {
  const record = await customerRecord(page)
  const answer = await page.request.post('/api/deletions/order', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      user_id: record.split('/')[3],
      request_id: crypto.randomUUID(),
      reference: { kind: 'letter', id: 'L/2026/14' },
      typed: 'DELETE',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { certificate: string } }).data.certificate
}

/** A link of the demo's partner. */
const makeLinkByCalls = async (page: Page, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  const partners = await read<{ id: number; slug: string | null }[]>(
    page,
    token,
    '/api/partners?search=gomti',
  )
  const request_id = crypto.randomUUID()
  const answer = await page.request.post('/api/tracking-links/make', {
    headers,
    data: {
      request_id,
      partner_id: partners.find(({ slug }) => slug === demoPartner.slug)?.id,
      name: 'Counter of an example',
      slug: `example-${request_id}`,
      brand_slug: 'default',
      product_type: null,
      utms: {},
      subs: { sub1: 'counter' },
      expires_on: null,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { link_id: number } }).data.link_id
}

/** Of today, as the presets end yesterday. */
const ofToday = (path: string) => async (): Promise<string> => {
  const today = todayInIndia(Date.now())
  return `${path}from=${today}&to=${today}`
}

/**
 * Where a page stands for one example: each whose path has parameters, and lists, cut down to rows that no other test
 * touches. A list as a whole is looked at by its own test.
 */
const examples: Readonly<Record<string, (page: Page, token: string) => Promise<string>>> = {
  '/admin/csr-portal/:id/:pid': customerRecord,
  '/admin/customer-info-deletion/customers/:id': async (page) =>
    `/admin/customer-info-deletion/customers/${(await customerRecord(page)).split('/')[3]}`,
  '/admin/customer-info-deletion/certificates/:certificate': async (page, token) =>
    `/admin/customer-info-deletion/certificates/${await deletedCertificate(page, token)}`,
  '/admin/lenders/:lenderId': async (page, token) => {
    const lenders = await read<{ lender_id: number; name: string }[]>(page, token, '/api/get-lenders-data')
    return `/admin/lenders/${lenders.find(({ name }) => name === 'Sahyadri_Bank')?.lender_id}`
  },
  '/admin/lenders/:lenderId/applications': async (page, token) => {
    const lenders = await read<{ lender_id: number; name: string }[]>(page, token, '/api/get-lenders-data')
    const lender = lenders.find(({ name }) => name === 'Sahyadri_Bank')
    return `/admin/lenders/${lender?.lender_id}/applications?status=COOLED_OFF`
  },
  '/admin/lenders': async () => '/admin/lenders?q=sahyadri',
  '/admin/vendors-on-off': async () => '/admin/vendors-on-off?q=amaltas',
  '/admin/data-dictionary': async () => '/admin/data-dictionary?q=disbursed',
  '/admin/sms-register': async () => '/admin/sms-register?q=complaint',
  '/admin/cims-data': async () => '/admin/cims-data?q=amaltas',
  '/admin/brands': async () => '/admin/brands?q=nimbupay',
  '/admin/regulated-figures': async () => '/admin/regulated-figures?q=gold',
  '/admin/insurance-plans': async () => '/admin/insurance-plans?q=parivar',
  '/admin/voucher-offers': async () => '/admin/voucher-offers?q=gomti',
  '/admin/option-sets': async () => '/admin/option-sets?set=mtGender',
  '/admin/texts': async () => '/admin/texts?q=insurance',
  '/admin/credit-cards': async () => '/admin/credit-cards?q=udaan',
  '/admin/merchant-management': async () => '/admin/merchant-management?q=gomti',
  '/admin/merchant-management/:id': async () => '/admin/merchant-management/1',
  '/admin/partners': async () => '/admin/partners?q=gomti',
  '/admin/user-management': async () => '/admin/user-management?q=analyst',
  '/admin/partners/:id': async () => '/admin/partners/1',
  '/admin/partners/:id/leads': async () => '/admin/partners/1/leads',
  '/admin/brands/:slug': async () => '/admin/brands/default',
  '/admin/incidents/:number': async (page, token) => {
    const answer = await page.request.post('/api/incidents/open', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        title: 'A drill',
        kind: 'other',
        summary: 'Nothing happened',
        noticed_at: '2026-11-20T06:00:00Z',
        personal_data: 1,
        people: null,
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return `/admin/incidents/${((await answer.json()) as { data: { number: string } }).data.number}`
  },
  '/admin/application-status-file/:uploadId': async (page, token) =>
    `/admin/application-status-file/${await uploadStatusFile(page, token)}`,
  // A file of statuses has the same page as one of a lender's month.
  '/admin/mis-upload/:uploadId': async (page, token) =>
    `/admin/mis-upload/${await uploadStatusFile(page, token)}`,
  '/admin/commission-upload-file/:uploadId': async (page, token) =>
    `/admin/commission-upload-file/${await uploadStatusFile(page, token)}`,
  '/admin/reconciliation/:lenderId/:month': async (page, token) => {
    const lenders = await read<{ lender_id: number; name: string }[]>(page, token, '/api/get-lenders-data')
    const lender_id = lenders.find(({ name }) => name === 'Sahyadri_Bank')?.lender_id ?? 0
    return `/admin/reconciliation/${lender_id}/${await makeLenderMonth(page, token, lender_id)}`
  },
  '/admin/statements/:statementId': async (page, token) =>
    `/admin/statements/${(await showStatementByCalls(page, token)).statement_id}`,
  '/admin/messaging/:campaignId': async (page, token) =>
    `/admin/messaging/${await planCampaignByCalls(page, token)}`,
  '/admin/merchant-management/content': async () => '/admin/merchant-management/content?q=scan',
  '/admin/merchant-management/threads': async () => '/admin/merchant-management/threads?taken=mine',
  '/admin/merchant-management/threads/:threadId': async (page) =>
    `/admin/merchant-management/threads/${await askByCalls(page)}`,
  '/partner/communication/tech-support/:threadId': async (page) =>
    `/partner/communication/tech-support/${await askByCalls(page)}`,
  '/partner/communication/general-query/:threadId': async (page) =>
    `/partner/communication/general-query/${await askByCalls(page)}`,
  '/partner/money/:part': async () => '/partner/money/earned',
  '/partner/product-offering/:product_id': async () => '/partner/product-offering/personal-loans',
  '/partner/training-material/:courseId': async () => '/partner/training-material/house',
  '/partner/training-material/:courseId/quiz': async () => '/partner/training-material/house/quiz',
  '/admin/tracking-links': async () => '/admin/tracking-links?search=gomti',
  '/admin/tracking-links/:linkId': async (page, token) =>
    `/admin/tracking-links/${await makeLinkByCalls(page, token)}`,
  '/partner/links/:linkId': async (page, token) => `/partner/links/${await makeLinkByCalls(page, token)}`,
  '/partner/statements/:statementId': async (page, token) =>
    `/partner/statements/${(await showStatementByCalls(page, token)).statement_id}`,
  '/partner/digital-integration/:deliveryId': async (page) =>
    `/partner/digital-integration/${await sendTestByCalls(page)}`,
  '/admin/customers-journey/:application_number': async (page) =>
    `/admin/customers-journey/${(await applyByLink(page, demoPartner, apiLender.name)).application_number}`,
  '/admin/internal-report': ofToday('/admin/internal-report?preset=custom&'),
  '/admin/products-report': ofToday('/admin/products-report?preset=custom&'),
  '/admin/vendors-products-report': ofToday('/admin/vendors-products-report?preset=custom&'),
  '/admin/report-rows': ofToday('/admin/report-rows?measure=started&'),
  '/admin/dashboard/rows': async () => '/admin/dashboard/rows?step=started&range=30d',
}

/** Where a page of the office is looked at. `path`: its own, with parameters; `page`: of the office already; `token`: of role 1. */
export const exampleOf = async (path: string, page: Page, token: string): Promise<string> => {
  const example = examples[path]
  expect(example !== undefined || !path.includes(':'), `an example of ${path}`).toBe(true)
  return example === undefined ? path : example(page, token)
}
