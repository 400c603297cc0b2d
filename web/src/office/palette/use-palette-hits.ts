import { useEffect, useState } from 'react'
import type { PaletteHit, PaletteSource } from '../session/palette-source.ts'

const PAUSE_MS = 150
const LEAST_LETTERS = 2

export interface SourceHits {
  title: string
  hits: readonly PaletteHit[]
}

interface Found {
  text: string
  groups: readonly SourceHits[]
  hasFailed: boolean
}

const nothing: Found = { text: '', groups: [], hasFailed: false }

/** What the sources find for a text, a moment after the last key. A source that fails takes nothing from the others. */
export const usePaletteHits = (sources: readonly PaletteSource[], typed: string): Found => {
  const [found, setFound] = useState(nothing)
  const text = typed.trim()
  useEffect(() => {
    if (text.length < LEAST_LETTERS || sources.length === 0) return undefined
    const controller = new AbortController()
    const look = async (): Promise<void> => {
      const answers = await Promise.allSettled(
        sources.map(async ({ title, search }) => ({ title, hits: await search(text, controller.signal) })),
      )
      if (controller.signal.aborted) return
      setFound({
        text,
        groups: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
        hasFailed: answers.some(({ status }) => status === 'rejected'),
      })
    }
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [sources, text])
  return text.length < LEAST_LETTERS ? nothing : found
}
