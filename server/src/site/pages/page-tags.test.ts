import { renderedPaths } from '@marketplace/contract/site/bootstrap'
import { expect, it } from 'vitest'
import { pageKind } from './page-kind.ts'
import { pageTags } from './page-tags.ts'

const tagsAt = (path: string) => pageTags(pageKind(path, true))

it.each([
  ['/', ['reference', 'lenders']],
  ['/login', ['reference', 'lenders']],
  ['/products', ['reference', 'lenders']],
  ['/terms-of-use', ['reference']],
  ['/our-lenders', ['reference', 'lenders']],
  ['/calculators', ['reference', 'lenders']],
  ['/calculators/emi', ['reference', 'lenders']],
  ['/calculators/gold-value', ['reference', 'lenders']],
  ['/credit-cards', ['reference', 'cards']],
  ['/cards-secured', ['reference', 'cards']],
  ['/redirect', ['reference', 'cards']],
  ['/merchant/anything', ['reference']],
  ['/user/offers', ['reference']],
  ['/no/such/page', ['reference']],
  ['/admin/lenders', []],
  ['/nimbupay/partner/login', []],
])('%s is made from %j', (path, tags) => {
  expect(tagsAt(path)).toEqual(tags)
})

it('every rendered page carries texts that change with the reference data', () => {
  for (const path of renderedPaths) expect(tagsAt(path), path).toContain('reference')
})
