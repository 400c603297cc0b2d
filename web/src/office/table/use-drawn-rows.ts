import {
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
  type Range,
  type Rect,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useCallback, type RefObject } from 'react'
import { useRowsByParts } from './use-rows-by-parts.ts'

/** Rows that are drawn beyond each edge of what is seen. */
const BEYOND = 6

interface DrawnRowsNeeds {
  scrollRef: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** Of a row, in pixels; an estimate where rows are measured. */
  height: number
  headerHeight: number
  /** Rows are as high as what is in them. */
  isMeasured: boolean
  /** The row that stays drawn wherever the table is scrolled to: the one with the focus. */
  held: number | null
}

/**
 * The size of what scrolls, as each frame has it. The library's own looks at the element at once, in the middle of a commit: the
 * browser would have to lay out the whole page there and then.
 */
const observeSize = (
  { scrollElement }: Virtualizer<HTMLElement, HTMLElement>,
  onSize: (size: Rect) => void,
): (() => void) | undefined => {
  if (scrollElement === null) return undefined
  const observer = new ResizeObserver(() =>
    onSize({ width: scrollElement.offsetWidth, height: scrollElement.offsetHeight }),
  )
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** The library scrolls a table to its top as it finds it there, for which the browser would lay out the whole page as well. */
const scrollTo: typeof elementScroll<HTMLElement> = (offset, options, instance) => {
  if (offset + (options.adjustments ?? 0) !== 0 || instance.scrollOffset !== 0)
    elementScroll(offset, options, instance)
}

const atIndex = (index: number): number => index

/** Which rows are drawn, and where: those in sight, a few around them, and the one with the focus (TanStack Virtual). */
export const useDrawnRows = ({ scrollRef, keys, height, headerHeight, isMeasured, held }: DrawnRowsNeeds) => {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      if (held === null || held >= range.count || inSight.includes(held)) return inSight
      return [...inSight, held].toSorted((one, other) => one - other)
    },
    [held],
  )
  // A height that was measured goes with its row. The library places all rows anew whenever this is another function.
  const keyAt = useCallback((index: number) => keys[index] ?? index, [keys])
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => height,
    getItemKey: isMeasured ? keyAt : atIndex,
    overscan: BEYOND,
    observeElementRect: observeSize,
    scrollToFn: scrollTo,
    rangeExtractor,
    // The headings stay above the rows: so much less of the element shows rows.
    scrollPaddingEnd: headerHeight,
    // New rows come by parts: drawing them at once, in the middle of a scroll, would hold it up.
    useFlushSync: false,
    initialRect: { width: 0, height: 24 * height },
  })
  const keyOfItem = useCallback(({ index }: VirtualItem) => keyAt(index), [keyAt])
  const items = useRowsByParts(
    virtualizer.getVirtualItems(),
    keyOfItem,
    held === null ? null : (keys[held] ?? null),
  )
  return { virtualizer, items, total: virtualizer.getTotalSize() }
}
