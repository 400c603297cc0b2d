/** What a cell's focus may go to; fields that are being filled in keep their own keys. */
const CONTROLS =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [role=separator]'

/** How a grid tells of rows that are not drawn at present. */
export interface GridRows {
  /** Keys of all rows, in their order. */
  keys: readonly string[]
  /** Draws a row and brings it into sight. */
  show: (index: number) => void
  /** Whose row has the focus: it stays drawn when it leaves the sight. */
  hold: (key: string | null) => void
  /** How many rows a screen has. */
  screen: () => number
}

interface Place {
  /** Empty for the headings. */
  row: string
  column: string
  /** Which control of the cell. */
  stop: number
}

const HEADINGS = ''
/** What opens a row: its page, or a dialog where it has none. */
const OPENER = '[role=rowheader] a[href], [role=rowheader] button[aria-haspopup=dialog]:enabled'
/** Rows come a few in each frame: after so many frames one that is not there will not come. */
const FRAMES = 60

const usesKeys = (target: Element): boolean =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox')

const controlsOf = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(CONTROLS)]

const stopsOf = (cell: HTMLElement): HTMLElement[] => {
  const controls = controlsOf(cell)
  return controls.length === 0 ? [cell] : controls
}

/**
 * The focus of a grid (WAI-ARIA Authoring Practices, grid): one stop for Tab, and keys between its cells. It belongs to the keys of
 * row and column, not to an element, so that it outlives a row that is drawn anew.
 */
export class GridFocus {
  readonly #grid: HTMLElement
  readonly #observer: MutationObserver
  #rows: GridRows
  #place: Place | null = null
  #index = 0
  #hasFocus = false
  #stop: HTMLElement | null = null
  /** The move to a row that is not drawn yet; a later one takes its place. */
  #move: Promise<void> | null = null

  constructor(grid: HTMLElement, rows: GridRows) {
    this.#grid = grid
    this.#rows = rows
    grid.addEventListener('keydown', this.#onKey)
    grid.addEventListener('focusin', this.#onFocusIn)
    grid.addEventListener('focusout', this.#onFocusOut)
    this.#observer = new MutationObserver(this.#onMutations)
    this.#observer.observe(grid, { childList: true, subtree: true })
    this.#restrain(grid)
    this.#ensureStop()
  }

  end(): void {
    this.#observer.disconnect()
    this.#grid.removeEventListener('keydown', this.#onKey)
    this.#grid.removeEventListener('focusin', this.#onFocusIn)
    this.#grid.removeEventListener('focusout', this.#onFocusOut)
  }

  /** The rows as they are now. */
  follow(rows: GridRows): void {
    this.#rows = rows
    if (this.#place !== null) this.#index = this.#indexOf(this.#place.row) ?? this.#index
  }

  /** Where the focus stands, or stood last; null for nowhere yet and for the headings. */
  get rowKey(): string | null {
    return this.#place === null || this.#place.row === HEADINGS ? null : this.#place.row
  }

  /** Puts Tab's one stop, and where the grid has the focus the focus too, to the first cell of a row. */
  async goTo(key: string, { isFocused }: { isFocused: boolean }): Promise<void> {
    const index = this.#indexOf(key)
    if (index === null) return
    this.#rows.hold(key)
    this.#rows.show(index)
    const row = await this.#whenThere(key)
    const cell = this.#cellsOf(row)[0]
    if (cell === undefined) return
    this.#adopt({ row: key, column: cell.dataset['column'] ?? '', stop: 0 })
    if (isFocused) this.#focus(cell, 0)
    else this.#ensureStop()
  }

  #indexOf(key: string): number | null {
    const index = this.#rows.keys.indexOf(key)
    return index === -1 ? null : index
  }

  #rowOf(key: string): HTMLElement | null {
    return this.#grid.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
  }

  #cellsOf(row: HTMLElement | null): HTMLElement[] {
    return row === null ? [] : [...row.querySelectorAll<HTMLElement>(':scope > [data-column]')]
  }

  #placeOf(target: Element): Place | null {
    const cell = target.closest<HTMLElement>('[data-column]')
    const row = cell?.closest<HTMLElement>('[data-row]')
    if (cell == null || row == null) return null
    return {
      row: row.dataset['row'] ?? HEADINGS,
      column: cell.dataset['column'] ?? '',
      stop: Math.max(0, stopsOf(cell).indexOf(target as HTMLElement)),
    }
  }

  #adopt(place: Place): void {
    this.#place = place
    this.#index = place.row === HEADINGS ? -1 : (this.#indexOf(place.row) ?? this.#index)
    this.#rows.hold(place.row === HEADINGS ? null : place.row)
  }

  /** Takes what was drawn out of Tab's way. */
  #restrain(root: Element): void {
    for (const control of controlsOf(root)) if (control !== this.#stop) control.tabIndex = -1
  }

  #setStop(element: HTMLElement): void {
    if (this.#stop !== element && this.#stop !== null) this.#stop.tabIndex = -1
    this.#stop = element
    element.tabIndex = 0
  }

  /** Tab finds the grid where it was left, or at its first cell. */
  #ensureStop(): void {
    const cell = this.#place === null ? undefined : this.#cellAt(this.#place.row, this.#place.column)
    const firstRow = this.#grid.querySelector<HTMLElement>('[data-row]:not([data-row=""])')
    const found = cell ?? this.#cellsOf(firstRow)[0] ?? this.#cellsOf(this.#rowOf(HEADINGS))[0]
    if (found === undefined) return
    const stops = stopsOf(found)
    const stop = stops[Math.min(this.#place?.stop ?? 0, stops.length - 1)]
    if (stop !== undefined) this.#setStop(stop)
  }

  #cellAt(row: string, column: string): HTMLElement | undefined {
    return this.#cellsOf(this.#rowOf(row)).find((cell) => cell.dataset['column'] === column)
  }

  #focus(cell: HTMLElement, stop: number): void {
    const stops = stopsOf(cell)
    const target = stops[Math.max(0, Math.min(stop, stops.length - 1))]
    if (target === undefined) return
    this.#setStop(target)
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  async #whenThere(key: string): Promise<HTMLElement | null> {
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const row = this.#rowOf(key)
      if (row !== null) return row
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return null
  }

  #moveToRow(index: number): Promise<void> {
    const isLast = (): boolean => this.#move === move
    const move: Promise<void> = this.#reachRow(index, isLast).finally(() => {
      if (isLast()) this.#move = null
    })
    this.#move = move
    return move
  }

  /** Does at once what the focused cell or its row is asked for, or as soon as the row that was asked for before is reached. */
  #atFocus(act: (target: Element) => void): void {
    const target = document.activeElement
    if (this.#move !== null) void this.#move.then(() => this.#atFocus(act))
    else if (target !== null && this.#grid.contains(target)) act(target)
  }

  async #reachRow(index: number, isLast: () => boolean): Promise<void> {
    const place = this.#place
    const key = index < 0 ? HEADINGS : this.#rows.keys[index]
    if (place === null || key === undefined) return
    // Pressed again before the row is there, the next one is counted from here.
    this.#index = index
    // The row with the focus stays drawn until then: on the page's body, further keys would be lost.
    if (key !== HEADINGS) this.#rows.show(index)
    const row = await this.#whenThere(key)
    if (!isLast()) return
    const cells = this.#cellsOf(row)
    const cell = cells.find(({ dataset }) => dataset['column'] === place.column) ?? cells[0]
    if (cell !== undefined) this.#focus(cell, place.stop)
  }

  #moveInRow(target: Element, step: 1 | -1): void {
    const row = target.closest<HTMLElement>('[data-row]')
    const stops = this.#cellsOf(row).flatMap((cell) => stopsOf(cell).map((stop) => ({ cell, stop })))
    const next = stops[stops.findIndex(({ stop }) => stop === target) + step]
    if (next !== undefined) this.#focus(next.cell, stopsOf(next.cell).indexOf(next.stop))
  }

  #moveToEnd(target: Element, side: 'first' | 'last'): void {
    const cells = this.#cellsOf(target.closest<HTMLElement>('[data-row]'))
    const cell = side === 'first' ? cells[0] : cells.at(-1)
    if (cell !== undefined) this.#focus(cell, side === 'first' ? 0 : Number.MAX_SAFE_INTEGER)
  }

  #press(selector: string): void {
    const key = this.#place?.row
    if (key === undefined) return
    this.#rowOf(key)?.querySelector<HTMLElement>(selector)?.click()
  }

  /** What a key does; null for a key that is not the grid's. */
  #actOf(event: KeyboardEvent, target: Element): (() => void) | null {
    const last = this.#rows.keys.length - 1
    const here = (act: (target: Element) => void) => () => this.#atFocus(act)
    const to = (index: number) => () => void this.#moveToRow(Math.min(last, Math.max(-1, index)))
    const isWithControl = event.ctrlKey || event.metaKey
    if (isWithControl) {
      const acts: Record<string, (() => void) | undefined> = {
        Home: to(0),
        End: to(last),
        a: () => this.#grid.querySelector<HTMLElement>('[data-choose-all]')?.click(),
      }
      return acts[event.key] ?? null
    }
    if (event.altKey) return null
    const extend = (step: 1 | -1) =>
      here(() => {
        this.#press('[data-choose]:not(:checked)')
        void this.#moveToRow(Math.min(last, Math.max(0, this.#index + step))).then(() =>
          this.#press('[data-choose]:not(:checked)'),
        )
      })
    if (event.shiftKey) {
      const acts: Record<string, (() => void) | undefined> = { ArrowDown: extend(1), ArrowUp: extend(-1) }
      return acts[event.key] ?? null
    }
    const screen = this.#rows.screen()
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: to(this.#index + 1),
      ArrowUp: to(this.#index - 1),
      j: to(this.#index + 1),
      k: to(this.#index - 1),
      ArrowRight: here((at) => this.#moveInRow(at, 1)),
      ArrowLeft: here((at) => this.#moveInRow(at, -1)),
      Home: here((at) => this.#moveToEnd(at, 'first')),
      End: here((at) => this.#moveToEnd(at, 'last')),
      PageDown: to(this.#index + screen),
      PageUp: to(Math.max(0, this.#index - screen)),
      x: here(() => this.#press('[data-choose]')),
      '.': here(() => this.#press('[data-row-menu]')),
      // On a control Enter is its own.
      ...(target.matches('[data-column]') && { Enter: here(() => this.#press(OPENER)) }),
    }
    return acts[event.key] ?? null
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element) || usesKeys(target)) return
    // A menu or a dialog that a cell has opened is drawn elsewhere, and its keys are its own.
    if (target.closest('[data-column]') === null || !this.#grid.contains(target)) return
    const act = this.#actOf(event, target)
    if (act === null) return
    event.preventDefault()
    act()
  }

  readonly #onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return
    const place = this.#placeOf(target)
    if (place === null) return
    // Who goes elsewhere before a row is reached stays there.
    this.#move = null
    this.#hasFocus = true
    this.#adopt(place)
    this.#setStop(target)
  }

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    // An element that is taken away leaves the focus to nobody: that is no leaving of the grid.
    if (relatedTarget instanceof Node && !this.#grid.contains(relatedTarget)) this.#hasFocus = false
  }

  readonly #onMutations = (records: readonly MutationRecord[]): void => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) this.#restrainNew(node)
    if (this.#stop?.isConnected === true) return
    const wasFocused = this.#hasFocus && document.activeElement === document.body
    this.#ensureStop()
    if (wasFocused) this.#refocus()
  }

  #restrainNew(node: Element): void {
    if (node.matches(CONTROLS) && node !== this.#stop && node instanceof HTMLElement) node.tabIndex = -1
    this.#restrain(node)
  }

  /** The row that had the focus is gone, or was drawn anew: the one in its place takes it. */
  #refocus(): void {
    const last = this.#rows.keys.length - 1
    if (last < 0) return
    void this.#moveToRow(Math.min(last, Math.max(0, this.#index)))
  }
}
