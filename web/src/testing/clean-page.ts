import { afterEach, vi } from 'vitest'
import { forgetDrafts } from '../browser-storage/forget-drafts.ts'
import { forgetPlaces } from '../office/table/place-left.ts'
import { closeToast, getToasts } from '../ui/toast-store.ts'
import { endRequests } from './answer-calls.ts'
import { unmountAll } from './mount.tsx'

afterEach(async () => {
  await unmountAll()
  await endRequests()
  for (const { id } of getToasts()) closeToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  forgetDrafts()
  forgetPlaces()
})
