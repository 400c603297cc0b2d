import { useEffect, useState } from 'react'
import { useLocation } from '../../router/router.tsx'
import type { DrawMark } from './late-mark.tsx'

/** What draws the marks, where the server has not: a page that was opened from another page of ours. Null where it has. */
export const useMarks = (): DrawMark | null => {
  const { key } = useLocation()
  const [draw, setDraw] = useState<{ mark: DrawMark } | null>(null)
  const isOpened = key === 'default'
  useEffect(() => {
    if (isOpened) return
    void import('./draw-mark.ts').then(({ drawMark }) => setDraw({ mark: drawMark }))
  }, [isOpened])
  return draw?.mark ?? null
}
