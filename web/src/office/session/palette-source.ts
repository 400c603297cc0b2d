/** What can be done with a thing that the palette found. */
export interface PaletteAct {
  title: string
  path: string
  /** Says that it asks before it does anything: "asks first". */
  asks?: string
}

/** One thing that the palette found. */
export interface PaletteHit {
  title: string
  /** What tells it from others of that name. */
  detail?: string
  /** How it stands: "Live", "Disabled". */
  state?: string
  path: string
  acts?: readonly PaletteAct[]
}

/** A search behind the command palette (Ctrl-K): lenders, cards, users, brands, partners. */
export interface PaletteSource {
  /** The heading above what it finds. */
  title: string
  /** The permission that it needs, as a page names it. */
  page: string
  /** Finds what goes by this text, the best first; called a moment after the last key, with two letters at least. */
  search: (text: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>
}

/** The search for people: each is counted and on the audit log, so that it is made on Enter alone. */
export interface PeopleSource {
  page: string
  /** What a text is a search by, in words ("mobile number"); null where it can be none. */
  kindOf: (text: string) => string | null
  find: (text: string) => Promise<{ hits: readonly PaletteHit[]; total: number }>
}

/** What the palette does beside opening pages; for whoever may open the page. */
export interface AreaAct {
  title: string
  page: string
  /** Where it is done; with `creates`, what `c` does there begins at once. */
  path: string
  creates?: true
  asks?: string
}
