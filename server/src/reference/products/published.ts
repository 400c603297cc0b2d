/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listProductNumbers } from './product-numbers.queries.ts'
