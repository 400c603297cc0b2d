import { productRecords } from '@marketplace/contract/reference/product-records'
import type { Page } from '../page/page.ts'

const addresses: ReadonlySet<string> = new Set(
  Object.values(productRecords).flatMap((record) => ('address' in record ? [record.address] : [])),
)

/** Whether a page is a loan's own, at the loan's address. */
export const isLoanPage = ({ paths }: Pick<Page, 'paths'>): boolean =>
  paths.some((path) => addresses.has(path))
