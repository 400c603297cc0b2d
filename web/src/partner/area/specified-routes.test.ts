import { expect, test } from 'vitest'
import { pathInArea } from '../../api/path-before-area.ts'
import { partnerArea } from './partner-area.ts'
import { partnerPages } from './pages.ts'

/** Section 2, Partner routes, in its order. */
const specified = [
  '/partner',
  '/partner/product-offering',
  '/partner/product-offering/:product_id',
  '/partner/marketing-support',
  '/partner/marketing-support/messaging-content',
  '/partner/marketing-support/banners-and-creatives',
  '/partner/communication',
  '/partner/communication/tech-support',
  '/partner/communication/general-query',
  '/partner/faqs',
  '/partner/faqs/customer-queries',
  '/partner/faqs/dsa-queries',
  '/partner/referral',
  '/partner/training-material',
  '/partner/training-material/eligibility-criteria',
  '/partner/lender-journey',
  '/partner/digital-integration',
  '/partner/reports',
  '/partner/customFunnel',
  '/partner/settings',
]

test.each(specified)('%s is a page', (path) => {
  expect(partnerPages.flatMap(({ paths }) => paths)).toContain(path)
})

test.each([...specified, '/partner/login'])('%s stands below a partner’s path too', (path) => {
  const paths = [...partnerPages.flatMap((page) => page.paths), ...partnerArea.loginPaths]
  expect(paths).toContain(pathInArea(`/gomti-associates${path}`))
})

test('every page has its own path', () => {
  const paths = partnerPages.flatMap((page) => page.paths)
  expect(new Set(paths).size).toBe(paths.length)
})
