import { useEffect, useState } from 'react'

/** What sticks to the top covers this much, in pixels. */
const COVERED = 220

/** The last section whose heading has come up to the top of the page. `ids` has to be stable. */
export const useSectionInView = (ids: readonly string[]): string => {
  const [current, setCurrent] = useState(ids[0] ?? '')
  useEffect(() => {
    const look = (): void => {
      const passed = ids.findLast(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= COVERED,
      )
      // The last one may be too short to come up that far.
      const sheet = document.querySelector('main')
      const isAtEnd =
        sheet !== null &&
        sheet.scrollTop > 0 &&
        sheet.scrollTop + sheet.clientHeight >= sheet.scrollHeight - 2
      setCurrent((isAtEnd ? ids.at(-1) : passed) ?? ids[0] ?? '')
    }
    let frame = 0
    const soon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    // The sheet scrolls, not the page: what happens to it passes the window on its way down alone.
    addEventListener('scroll', soon, { passive: true, capture: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon, { capture: true })
    }
  }, [ids])
  return current
}
