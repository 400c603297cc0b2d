/** Cuts rows, those of one application together, into chunks of about `size`; the rows of one application stay in one chunk. */
export const chunksByTarget = <Row extends { target_id: number | null }>(
  rows: readonly Row[],
  size: number,
): Row[][] => {
  const chunks: Row[][] = []
  let chunk: Row[] = []
  for (const row of rows) {
    if (chunk.length >= size && chunk.at(-1)?.target_id !== row.target_id) {
      chunks.push(chunk)
      chunk = []
    }
    chunk.push(row)
  }
  return chunk.length === 0 ? chunks : [...chunks, chunk]
}
