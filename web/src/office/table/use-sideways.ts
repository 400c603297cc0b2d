import { useEffect, type RefObject } from 'react'

/**
 * Marks an element that scrolls sideways: `data-beside` while something lies before what is seen, `data-more` while something lies
 * after it. Columns that stay in place are layers of their own, which is paid for only where they lie above others.
 */
export const useSideways = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const look = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      element.toggleAttribute('data-beside', scrollLeft > 0)
      element.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [ref])
}
