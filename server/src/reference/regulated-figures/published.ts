/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listFiguresOn, listRegulatedFigures, type RegulatedFigureRow } from './regulated-figures.queries.ts'
