import { layout } from './en/layout.ts'
import { products } from './en/products.ts'
import { start } from './en/start.ts'
import { titles } from './en/titles.ts'

/** The English texts of the pages that anyone may open. */
export const en = { ...layout, ...titles, ...start, ...products }
