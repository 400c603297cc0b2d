import type { ReactNode } from 'react'
import type { Tone } from './surfaces.tsx'

export interface Toast {
  id: number
  tone: Tone
  text: ReactNode
  /** What stands beside the words, and closes the toast. */
  extra?: ((close: () => void) => ReactNode) | undefined
}

/** Section 9: up to 5 at once, each closes after 3 seconds. */
const TOAST_LIMIT = 5
export const TOAST_MS = 3000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something in passing; the oldest makes room for the sixth. */
export const showToast = (text: ReactNode, tone: Tone = 'info', extra?: Toast['extra']): void => {
  lastId += 1
  change([...toasts, { id: lastId, tone, text, extra }].slice(-TOAST_LIMIT))
}

export const closeToast = (id: number): void => {
  change(toasts.filter((toast) => toast.id !== id))
}

export const getToasts = (): readonly Toast[] => toasts

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
