import { useEffect, useMemo, useState } from 'react'

/** New rows that one frame makes: what a slow computer does within a twentieth of a second. */
const PART = 6

type Key = string | number

/** The first of these rows, with `PART` at most that are not there yet. */
const partOf = <Row>(
  rows: readonly Row[],
  there: ReadonlySet<Key>,
  keyOf: (row: Row) => Key,
): readonly Row[] => {
  let left = PART
  const end = rows.findIndex((row) => {
    if (there.has(keyOf(row))) return false
    left -= 1
    return left < 0
  })
  return end === -1 ? rows : rows.slice(0, end)
}

const none: ReadonlySet<Key> = new Set()

/**
 * The rows from `from` to `to` that are rendered now. Where many are new (a jump, a search) they come a few in each frame, so that
 * none of them holds up typing and scrolling.
 */
export const useRowsByParts = <Row>(
  rows: readonly Row[],
  from: number,
  to: number,
  keyOf: (row: Row) => Key,
): readonly Row[] => {
  const [there, setThere] = useState(none)
  const wanted = useMemo(() => rows.slice(from, to), [rows, from, to])
  const part = useMemo(() => partOf(wanted, there, keyOf), [wanted, there, keyOf])
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setThere((before) => {
        const isKnown = part.length <= before.size && part.every((row) => before.has(keyOf(row)))
        return isKnown && part.length === before.size ? before : new Set(part.map(keyOf))
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [part, keyOf])
  return part
}
