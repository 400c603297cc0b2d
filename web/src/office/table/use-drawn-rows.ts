import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual'
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
  /** The row that stays drawn wherever the table is scrolled to: the one with the focus. */
  held: number | null
}

const keyOfItem = ({ key }: VirtualItem): string => String(key)

/** Which rows are drawn, and where: those in sight, a few around them, and the one with the focus (TanStack Virtual). */
export const useDrawnRows = ({ scrollRef, keys, height, headerHeight, held }: DrawnRowsNeeds) => {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      if (held === null || held >= range.count || inSight.includes(held)) return inSight
      return [...inSight, held].toSorted((one, other) => one - other)
    },
    [held],
  )
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => height,
    getItemKey: (index) => keys[index] ?? index,
    overscan: BEYOND,
    rangeExtractor,
    // The headings stay above the rows: so much less of the element shows rows.
    scrollPaddingEnd: headerHeight,
    initialRect: { width: 0, height: 24 * height },
  })
  const wanted = virtualizer.getVirtualItems()
  const items = useRowsByParts(wanted, 0, wanted.length, keyOfItem)
  return { virtualizer, items, total: virtualizer.getTotalSize() }
}
