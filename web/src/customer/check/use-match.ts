import { useEffect, useRef, useState } from 'react'
import { askOpenMatch, type OpenMatch } from '@marketplace/contract/loans/open-match'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import type { DrawMark } from '../lender-mark/late-mark.tsx'
import type { MatchAsk } from './check-answers.ts'

/** How long the fingers rest before it is counted again. */
const REST_MS = 250

interface MatchState {
  match: OpenMatch
  /** The ask of that count; null is the page's own first one. */
  key: string | null
  hasFailed: boolean
  draw: DrawMark | null
}

/** The count for what is told so far; the one before stays in sight until the next is there. */
export const useMatch = (
  first: OpenMatch,
  ask: MatchAsk | null,
  onRefused: (errors: Record<string, string>) => void,
) => {
  const [state, setState] = useState<MatchState>({ match: first, key: null, hasFailed: false, draw: null })
  const wanted = ask === null ? null : JSON.stringify(ask)
  const refused = useRef(onRefused)
  useEffect(() => {
    refused.current = onRefused
  }, [onRefused])
  const isCurrent = wanted === null || wanted === state.key
  useEffect(() => {
    if (wanted === null || isCurrent) return undefined
    const control = new AbortController()
    const { signal } = control
    const count = async (): Promise<void> => {
      try {
        const body = JSON.parse(wanted) as MatchAsk
        const [{ data }, { drawMark }] = await Promise.all([
          call(askOpenMatch, { body, signal }),
          import('../lender-mark/draw-mark.ts'),
        ])
        if (!signal.aborted) setState({ match: data, key: wanted, hasFailed: false, draw: drawMark })
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        const errors = fieldErrors(error)
        if (Object.keys(errors).length > 0) refused.current(errors)
        setState((before) => ({ ...before, key: wanted, hasFailed: true }))
      }
    }
    const timer = setTimeout(() => void count(), REST_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [wanted, isCurrent])
  const { match, hasFailed, draw } = state
  return { match, hasFailed, draw, isUpdating: !isCurrent }
}
