import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { textIn } from '../../i18n/use-text.ts'
import type { Page } from '../page/page.ts'
import { describePage } from './describe-page.ts'
import { comparedProducts } from '../start/compared-products.ts'
import type { ShareWords } from './page-head.ts'

/** The heading of the home is its own; every other page's picture says what the page is called. */
export const shareWords = (page: Page, bootstrap: Bootstrap): ShareWords => {
  const t = textIn(bootstrap.language)
  const headingOfStart = (): string => {
    if (bootstrap.prices !== undefined) return t('prices.heading')
    return comparedProducts(bootstrap.products) === 'cards' ? t('start.heading_cards') : t(page.title)
  }
  return {
    heading: page.key === 'start' ? headingOfStart() : t(page.title),
    text: describePage(page, bootstrap),
  }
}
