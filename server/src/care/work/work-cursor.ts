/** Where a page of a list goes on: the moment of its first page, the last row's share (or, of done ones, its moment), and its id. */
export interface WorkCursor {
  at: Date
  last: number
  item_id: number
}

export const writeCursor = ({ at, last, item_id }: WorkCursor): string => `${at.getTime()}_${last}_${item_id}`

/** @returns null for what no page has given. */
export const readCursor = (text: string): WorkCursor | null => {
  const [at, last, item_id] = text.split('_').map(Number)
  if (at === undefined || last === undefined || item_id === undefined) return null
  if (![at, last, item_id].every(Number.isFinite) || Math.abs(at) > 8.64e15) return null
  return { at: new Date(at), last, item_id }
}
