import type { Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { GridFocus, type GridRows } from './grid-focus.ts'
import { leavePlace, noteAddress, placeLeft } from './place-left.ts'

interface GridFocusNeeds {
  /** The list's name, by which its place is kept. */
  name: string
  keys: readonly string[]
  virtualizer: Virtualizer<HTMLElement, HTMLElement>
  hold: (key: string | null) => void
  scrollRef: RefObject<HTMLElement | null>
  rowHeight: number
}

/** Gives a table its keys, and its place back to whoever returns to it from one of its rows. */
export const useGridFocus = ({ name, keys, virtualizer, hold, scrollRef, rowHeight }: GridFocusNeeds) => {
  const gridRef = useRef<HTMLDivElement>(null)
  const focus = useRef<GridFocus | null>(null)
  const rowsOf = useCallback(
    (): GridRows => ({
      keys,
      show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
      hold,
      screen: () => Math.max(1, Math.floor((scrollRef.current?.clientHeight ?? 0) / rowHeight) - 2),
    }),
    [keys, virtualizer, hold, scrollRef, rowHeight],
  )
  const latest = useRef(rowsOf)
  useEffect(() => {
    latest.current = rowsOf
    focus.current?.follow(rowsOf())
  }, [rowsOf])
  // Before the rows leave the page: of what has left it, no place can be read.
  useLayoutEffect(() => {
    const grid = gridRef.current
    const scroller = scrollRef.current
    if (grid === null || scroller === null) return undefined
    const made = new GridFocus(grid, latest.current())
    focus.current = made
    const note = (): void => noteAddress(name)
    grid.addEventListener('click', note, { capture: true })
    grid.addEventListener('keydown', note, { capture: true })
    const place = placeLeft(name)
    if (place !== null) {
      scroller.scrollTop = place.top
      scroller.scrollLeft = place.left
      if (place.row !== null) void made.goTo(place.row, { isFocused: false })
    }
    return () => {
      leavePlace(name, { top: scroller.scrollTop, left: scroller.scrollLeft, row: made.rowKey })
      grid.removeEventListener('click', note, { capture: true })
      grid.removeEventListener('keydown', note, { capture: true })
      made.end()
      focus.current = null
    }
  }, [name, scrollRef])
  return { gridRef }
}
