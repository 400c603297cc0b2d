import { useEffect } from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { getPageKeys, useKey } from './page-keys.ts'

const CREATE = 'c'
/** What the way to a page says where something new is to be begun there. */
const toCreate = { creates: true } as const

const asksToCreate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'creates' in state && state.creates === true

const ownKey = () => getPageKeys().findLast(({ keys }) => keys === CREATE)

/**
 * What the page begins something new with: `c` does it, and so does whoever came for that from elsewhere (useOpenToCreate).
 * @param isReady false while the page cannot begin it yet.
 */
export const useCreate = (title: string, run: () => void, isReady = true): void => {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useKey(isReady ? CREATE : null, title, run)
  const isAsked = isReady && asksToCreate(state)
  useEffect(() => {
    if (!isAsked) return
    // Said once: a reload and the way back begin nothing.
    navigate({ pathname, search: location.search }, { replace: true, state: null })
    ownKey()?.run()
  }, [isAsked, navigate, pathname])
}

/** Opens a page and begins something new there; where it is open already, begins it. */
export const useOpenToCreate = (): ((path: string) => void) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (path) => {
    const own = ownKey()
    if (pathname === path && own !== undefined) own.run()
    else navigate(path, { state: toCreate })
  }
}
