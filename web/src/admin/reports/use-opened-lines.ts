import { useCallback, useMemo, useState } from 'react'
import { showFailure } from '../../office/show/failure-text.ts'
import type { OpenedRows } from '../../office/table/opened-rows.ts'
import { emptyLine, type FigureLine } from './figure-lines.ts'

/** Reads what stands beneath a line. @throws ApiError */
type Load = (line: FigureLine) => Promise<readonly FigureLine[]>

interface Opened {
  /** The question that these belong to. */
  load: Load | null
  keys: ReadonlySet<string>
  beneath: ReadonlyMap<string, readonly FigureLine[]>
}
const nothing = { keys: new Set<string>(), beneath: new Map<string, readonly FigureLine[]>() }

const without = (keys: ReadonlySet<string>, key: string): Set<string> =>
  new Set([...keys].filter((one) => one !== key))

/**
 * Rows that open in place: what stands beneath a line is read when it is opened, and kept while the question stays.
 *
 * @param load stable for one question; null where rows do not open
 */
export const useOpenedLines = (
  lines: readonly FigureLine[] | null,
  load: Load | null,
): OpenedRows<FigureLine> | undefined => {
  const [state, setState] = useState<Opened>({ load, ...nothing })
  const { keys, beneath } = state.load === load ? state : nothing
  const onToggle = useCallback(
    (key: string) => {
      const line = lines?.find((one) => one.key === key)
      if (load === null || line === undefined) return
      const change = (make: (before: Opened) => Partial<Opened>): void =>
        setState((before) => {
          const own = before.load === load ? before : { load, ...nothing }
          return { ...own, ...make(own) }
        })
      if (keys.has(key)) {
        change((before) => ({ keys: without(before.keys, key) }))
        return
      }
      change((before) => ({ keys: new Set([...before.keys, key]) }))
      if (beneath.has(key)) return
      const read = async (): Promise<void> => {
        try {
          const rows = await load(line)
          setState((before) =>
            before.load === load
              ? {
                  ...before,
                  beneath: new Map([...before.beneath, [key, rows.length === 0 ? [emptyLine] : rows]]),
                }
              : before,
          )
        } catch (error) {
          showFailure(error)
          change((before) => ({ keys: without(before.keys, key) }))
        }
      }
      void read()
    },
    [lines, load, keys, beneath],
  )
  return useMemo(
    () =>
      load === null
        ? undefined
        : { beneath: (line) => beneath.get(line.key) ?? null, openKeys: keys, onToggle },
    [load, beneath, keys, onToggle],
  )
}
