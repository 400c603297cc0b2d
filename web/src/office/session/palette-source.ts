/** One thing that the palette found. */
export interface PaletteHit {
  title: string
  /** What tells it from others of that name. */
  detail?: string
  path: string
}

/** A search behind the command palette (Ctrl-K): lenders, partners, customers by id. */
export interface PaletteSource {
  /** The heading above what it finds. */
  title: string
  /** The permission that it needs, as a page names it. */
  page: string
  /** Finds what goes by this text, the best first; called a moment after the last key, with two letters at least. */
  search: (text: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>
}
