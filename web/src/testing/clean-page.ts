import { afterEach, vi } from 'vitest'
import { unmountAll } from './mount.tsx'

// React waits for its effects where a test says `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(async () => {
  await unmountAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
