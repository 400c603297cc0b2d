import { layout } from './hi/layout.ts'
import { products } from './hi/products.ts'
import { start } from './hi/start.ts'
import { titles } from './hi/titles.ts'

/** The Hindi texts of the pages that anyone may open. */
export const hi = { ...layout, ...titles, ...start, ...products }
