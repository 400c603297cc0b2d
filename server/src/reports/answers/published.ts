/** What other areas may use of this folder: figures of the same query layer that staff read, so that totals agree. */
export { readFigures } from './read-figures.ts'
