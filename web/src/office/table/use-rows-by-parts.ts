import { useEffect, useMemo, useRef, useState } from 'react'
import { nextPart, SMALLEST_PART } from './next-part.ts'

type Key = string | number

/** The first of these rows, with `part` at most that are not there yet. */
const partOf = <Row>(
  rows: readonly Row[],
  there: ReadonlySet<Key>,
  part: number,
  keyOf: (row: Row) => Key,
): readonly Row[] => {
  let left = part
  const end = rows.findIndex((row) => {
    if (there.has(keyOf(row))) return false
    left -= 1
    return left < 0
  })
  return end === -1 ? rows : rows.slice(0, end)
}

interface Filled {
  there: ReadonlySet<Key>
  /** How many new rows the next frame makes. */
  part: number
}

/**
 * The rows from `from` to `to` that are rendered now. Where many are new (a jump, a search) they come a few in each frame, as many
 * as this computer makes without holding up typing and scrolling.
 */
export const useRowsByParts = <Row>(
  rows: readonly Row[],
  from: number,
  to: number,
  keyOf: (row: Row) => Key,
): readonly Row[] => {
  const [{ there, part }, setFilled] = useState<Filled>({ there: new Set(), part: SMALLEST_PART })
  const wanted = useMemo(() => rows.slice(from, to), [rows, from, to])
  const shown = useMemo(() => partOf(wanted, there, part, keyOf), [wanted, there, part, keyOf])
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
