import type { FileKind } from '@marketplace/contract/money/lender-file-words'
import { fileStates } from '@marketplace/contract/money/lender-file-words'
import type { LenderFile } from '@marketplace/contract/money/lender-files'
import type { FilterChoice } from '../../office/list/list-filters.ts'
import { fileStateChoices, isBusy } from './file-words.ts'

const LOOK_MS = 2000
const REFRESH_MS = 30_000

export const fileFilters: readonly FilterChoice<'state' | 'q'>[] = [
  { key: 'state', label: 'State', options: fileStateChoices },
  { key: 'q', label: 'File name', options: [], typed: 'text' },
]

/** What the server is asked for the list as its address says it. */
export const filesQuery = (kind: FileKind, { state, q }: { state: string; q: string }) => {
  const known = fileStates.find((one) => one === state)
  return { kind, ...(known !== undefined && { state: known }), ...(q !== '' && { search: q }) }
}

/** A list with a file that the server is at is looked at every other second, any other every half minute. */
export const everyWhileBusy = ({ data }: { data: readonly Pick<LenderFile, 'state'>[] }): number =>
  data.some(({ state }) => isBusy(state)) ? LOOK_MS : REFRESH_MS
