import { renewWork, type WorkItem } from '@marketplace/contract/care/work'
import { useEffect, useRef, useState } from 'react'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'

const RENEW_MS = 5 * 60_000
const CLOCK_MS = 30_000

/** The time as the page tells it, moved on every half minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** What is held by a lease stays so for as long as the page is open and seen. */
export const useRenewedLeases = (rows: readonly WorkItem[] | null, own: number): void => {
  const held = useRef<number[]>([])
  useEffect(() => {
    held.current = (rows ?? [])
      .filter(({ owner, lease_until }) => owner?.staff_id === own && lease_until !== null)
      .map(({ item_id }) => item_id)
      .slice(0, 200)
  }, [rows, own])
  useEffect(() => {
    const renew = async (): Promise<void> => {
      if (held.current.length === 0 || document.visibilityState === 'hidden') return
      try {
        await officeCall(renewWork, { body: { items: held.current } })
      } catch (error) {
        showFailure(error, 'Your hold on this work was not renewed')
      }
    }
    const timer = setInterval(() => void renew(), RENEW_MS)
    return () => clearInterval(timer)
  }, [])
}
