import { useEffect, useLayoutEffect, useRef } from 'react'

const MOVE_MS = 200
/** More at once is only unrest: the others jump. */
const MOST = 12

/**
 * Lets the items of a list move to their new places when the order changes (FLIP: `transform` alone). Each item says its `data-key`.
 * With reduced motion they are there at once.
 *
 * @param order the keys in their order, as one text
 */
export const useFlip = <List extends HTMLElement>(order: string) => {
  const ref = useRef<List>(null)
  const last = useRef<{ order: string; tops: ReadonlyMap<string, number> } | null>(null)
  const items = (): HTMLElement[] =>
    Array.from(ref.current?.children ?? []).filter((item) => item instanceof HTMLElement)
  useLayoutEffect(() => {
    const before = last.current
    if (before === null || before.order === order) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const moved = items().flatMap((item) => {
      const from = before.tops.get(item.dataset['key'] ?? '')
      return from === undefined || from === item.offsetTop ? [] : [{ item, by: from - item.offsetTop }]
    })
    for (const { item, by } of moved.slice(0, MOST)) {
      item.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(.2,0,0,1)',
      })
    }
  })
  // Where they stand is asked after they are painted, when it costs no layout of its own.
  useEffect(() => {
    last.current = {
      order,
      tops: new Map(items().map((item) => [item.dataset['key'] ?? '', item.offsetTop])),
    }
  })
  return ref
}
