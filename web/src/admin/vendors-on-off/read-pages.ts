interface Page<Row> {
  rows: readonly Row[]
  /** Rows of all pages. */
  total: number
}

/**
 * Every row of a list that is answered in pages, in its order. One that slips from a page to the next while they are read is
 * there once; the reading ends where the list does, whatever total it gave.
 */
export const readPages = async <Row>(
  read: (page: number) => Promise<Page<Row>>,
  keyOf: (row: Row) => string | number,
): Promise<Row[]> => {
  const found = new Map<string | number, Row>()
  let seen = 0
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read(page)
    for (const row of rows) found.set(keyOf(row), row)
    seen += rows.length
    if (rows.length === 0 || seen >= total) return [...found.values()]
  }
}
