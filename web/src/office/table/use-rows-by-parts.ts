import { useEffect, useMemo, useRef, useState } from 'react'
import { firstPart, nextPart, type Part } from './next-part.ts'

type Key = string | number

/**
 * Those of these rows that are there, with the first `part` of those that are not: what has the focus is not taken away for new ones,
 * and `awaited` comes before all others.
 */
const partOf = <Row>(
  rows: readonly Row[],
  { there, part, awaited }: { there: ReadonlySet<Key>; part: number; awaited: Key | null },
  keyOf: (row: Row) => Key,
): readonly Row[] => {
  let left = part
  return rows.filter((row) => {
    const key = keyOf(row)
    if (there.has(key) || key === awaited) return true
    left -= 1
    return left >= 0
  })
}

interface Filled {
  there: ReadonlySet<Key>
  /** What the next frame makes. */
  part: Part
}

/**
 * Those of `rows` that are rendered now. Where many are new (a jump, a search) they come a few in each frame, as many as this computer
 * makes without holding up typing and scrolling; `awaited`, which the keys go to, comes at once.
 */
export const useRowsByParts = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  awaited: Key | null,
): readonly Row[] => {
  const [{ there, part }, setFilled] = useState<Filled>({ there: new Set(), part: firstPart })
  const shown = useMemo(
    () => partOf(rows, { there, part: part.rows, awaited }, keyOf),
    [rows, there, part, awaited, keyOf],
  )
  const lastFrame = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const frame = requestAnimationFrame((now) => {
      const took = now - lastFrame.current
      lastFrame.current = now
      setFilled((before) => {
        const isKnown =
          shown.length === before.there.size && shown.every((row) => before.there.has(keyOf(row)))
        if (isKnown) return before
        return { there: new Set(shown.map(keyOf)), part: nextPart(before.part, took) }
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, keyOf])
  return shown
}
