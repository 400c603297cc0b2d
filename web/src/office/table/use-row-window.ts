import { useEffect, useState, type RefObject } from 'react'

interface RowWindow {
  /** The first row that is there, and the one after the last. */
  from: number
  to: number
}

/** The window moves in steps, so that not every row that scrolls by renders the table. */
const STEP = 3

const windowOf = (element: HTMLElement, rowHeight: number, headerHeight: number): RowWindow => {
  const first = Math.floor(element.scrollTop / rowHeight / STEP) * STEP
  const inSight = Math.ceil((element.clientHeight - headerHeight) / rowHeight)
  return { from: Math.max(0, first - STEP), to: first + inSight + 2 * STEP }
}

/**
 * Which rows of equal height are in sight of an element that scrolls, with a few around them. `data-beside` marks the element while
 * it is scrolled sideways.
 */
export const useRowWindow = (
  ref: RefObject<HTMLElement | null>,
  rowHeight: number,
  headerHeight: number,
): RowWindow => {
  const [found, setFound] = useState<RowWindow>({ from: 0, to: 24 })
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const look = (): void => {
      element.toggleAttribute('data-beside', element.scrollLeft > 0)
      const next = windowOf(element, rowHeight, headerHeight)
      setFound((before) => (before.from === next.from && before.to === next.to ? before : next))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [ref, rowHeight, headerHeight])
  return found
}
