/** How one person wants a table: what they changed of its columns, by their keys. */
export interface TableLayout {
  /** Columns that the person hid; of one that starts hidden, that it is shown. */
  hidden: readonly string[]
  /** Every column that was there when the order was changed; one that came since keeps its own place at the end. */
  order: readonly string[]
  /** In pixels. */
  widths: Readonly<Record<string, number>>
  /** Columns that stay in place beside the first. */
  pinned: readonly string[]
}

export const plainLayout: TableLayout = { hidden: [], order: [], widths: {}, pinned: [] }

export const NARROWEST_PX = 48
export const WIDEST_PX = 640

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

const widthsOf = (value: unknown): Record<string, number> =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, width]) =>
          typeof width === 'number' && width >= NARROWEST_PX && width <= WIDEST_PX ? [[key, width]] : [],
        ),
      )

/** A layout as it was written down; what cannot be read, or was written by an older page, counts as not changed. */
export const layoutFromText = (text: string | null): TableLayout => {
  if (text === null) return plainLayout
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return plainLayout
    const { hidden, order, widths, pinned } = value as Partial<Record<keyof TableLayout, unknown>>
    return {
      hidden: textsOf(hidden),
      order: textsOf(order),
      widths: widthsOf(widths),
      pinned: textsOf(pinned),
    }
  } catch {
    return plainLayout
  }
}

/** Null where nothing differs from the table's own layout. */
export const layoutToText = (layout: TableLayout): string | null => {
  const { hidden, order, widths, pinned } = layout
  const isPlain =
    hidden.length === 0 && order.length === 0 && pinned.length === 0 && Object.keys(widths).length === 0
  return isPlain ? null : JSON.stringify(layout)
}

/** Whether a column is seen, apart from the one that names the rows, which always is. */
export const isColumnShown = (
  { key, startsHidden = false }: { key: string; startsHidden?: boolean },
  { hidden }: Pick<TableLayout, 'hidden'>,
): boolean => hidden.includes(key) === startsHidden

/** The keys of all columns in the order of a layout: the first stays first, a column that the layout does not know comes last. */
export const orderedKeys = (keys: readonly string[], order: readonly string[]): string[] => {
  const [first, ...rest] = keys
  if (first === undefined) return []
  const known = order.filter((key) => key !== first && rest.includes(key))
  return [first, ...known, ...rest.filter((key) => !known.includes(key))]
}

/** A column moved by one place to the start or the end; the first column stays first. */
export const moveKey = (keys: readonly string[], key: string, step: 1 | -1): string[] => {
  const from = keys.indexOf(key)
  const to = from + step
  if (from < 1 || to < 1 || to >= keys.length) return [...keys]
  const moved = keys.filter((one) => one !== key)
  return moved.toSpliced(to, 0, key)
}

export const clampWidth = (width: number): number =>
  Math.round(Math.min(WIDEST_PX, Math.max(NARROWEST_PX, width)))
