import { beatTask, type CallTask, type CallView } from '@marketplace/contract/care/telecalling'
import { useEffect, useRef, useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { isLive } from './call-words.ts'

const BEAT_MS = 30_000
/** While a call goes on, what became of it is asked more often. */
const LIVE_BEAT_MS = 3_000

export interface Beat {
  call: CallView | null
  /** When the lease ends, by this browser's clock. */
  endsAt: number
  /** It is somebody else's by now. */
  isGone: boolean
  setCall: (call: CallView) => void
}

/** Keeps a task while its page is open: a sign of life each half minute, longer for whoever typed since. */
export const useBeat = (task: CallTask): Beat => {
  const { task_id } = task
  const [call, setCall] = useState(task.call)
  const [endsAt, setEndsAt] = useState(() => Date.now() + task.lease_left_s * 1_000)
  const [isGone, setGone] = useState(false)
  const isActive = useRef(false)
  useEffect(() => {
    const note = (): void => {
      isActive.current = true
    }
    addEventListener('keydown', note)
    addEventListener('pointerdown', note)
    return () => {
      removeEventListener('keydown', note)
      removeEventListener('pointerdown', note)
    }
  }, [])
  const wait = isLive(call) ? LIVE_BEAT_MS : BEAT_MS
  const hasCalled = call !== null
  useEffect(() => {
    if (isGone) return undefined
    const ending = new AbortController()
    const beat = async (): Promise<void> => {
      const is_active = isActive.current ? 1 : 0
      isActive.current = false
      try {
        const { data } = await officeCall(beatTask, { body: { task_id, is_active }, signal: ending.signal })
        if (data === null) {
          setGone(true)
          // What came of a call can still be said; the form stays until it is.
          if (!hasCalled) invalidate('telecalling')
          return
        }
        setEndsAt(Date.now() + data.lease_left_s * 1_000)
        setCall(data.call)
      } catch {
        // A sign of life that was lost is followed by another one; the lease outlives three of them.
        if (is_active === 1) isActive.current = true
      }
    }
    const timer = setInterval(() => void beat(), wait)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [task_id, wait, isGone, hasCalled])
  return { call, endsAt, isGone, setCall }
}
