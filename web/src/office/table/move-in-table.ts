const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled])'

const steps: Readonly<Record<string, readonly [rows: number, cells: number] | undefined>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Fields use the arrow keys themselves. */
const keepsArrows = (target: HTMLElement): boolean =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox')

const focusIn = (cell: Element | undefined): boolean => {
  const control = cell?.querySelector<HTMLElement>(FOCUSABLE)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return control != null
}

/** Arrow keys on a cell's control move to the control of the next cell, or of the same cell in the next row. */
export const moveInTable = (
  event: KeyboardEvent,
  rowCount: number,
  scrollTo: (index: number) => void,
): void => {
  const { target } = event
  const step = steps[event.key]
  if (step === undefined || event.defaultPrevented || !(target instanceof HTMLElement)) return
  const cell = target.closest('[role=cell], [role=rowheader]')
  const row = cell?.closest<HTMLElement>('[data-index]')
  const body = row?.parentElement
  if (cell == null || row == null || keepsArrows(target)) return
  event.preventDefault()
  const place = [...row.children].indexOf(cell)
  const [rows, cells] = step
  if (cells !== 0) {
    for (let next = place + cells; next >= 0 && next < row.children.length; next += cells) {
      if (focusIn(row.children[next])) return
    }
    return
  }
  const index = Number(row.dataset['index']) + rows
  if (index < 0 || index >= rowCount) return
  scrollTo(index)
  // The row is there once the table has followed.
  requestAnimationFrame(() => {
    focusIn(body?.querySelector(`[data-index="${index}"]`)?.children[place])
  })
}
