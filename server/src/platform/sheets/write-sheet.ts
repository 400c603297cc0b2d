export { csvText, writeCsv } from './write-csv.ts'
export { writeXlsx } from './write-xlsx.ts'
export type { WrittenCell } from './written-cell.ts'
