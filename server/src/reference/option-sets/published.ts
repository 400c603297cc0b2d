/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  isOption,
  listOptionBands,
  listOptionRows,
  readOptionSets,
  type OptionBand,
} from './option-sets.queries.ts'
