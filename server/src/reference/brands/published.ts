/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { type BrandRow, listBrands } from './brands.queries.ts'
