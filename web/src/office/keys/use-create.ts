import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getPageKeys, useKey } from './page-keys.ts'

const CREATE = 'c'
/** The page that is being opened to begin something new there. */
let awaited: string | null = null

/**
 * What the page begins something new with: `c` does it, and so does whoever came for that from elsewhere (useOpenToCreate).
 * @param isReady false while the page cannot begin it yet.
 */
export const useCreate = (title: string, run: () => void, isReady = true): void => {
  const { pathname } = useLocation()
  useKey(isReady ? CREATE : null, title, run)
  useEffect(() => {
    if (awaited !== pathname || !isReady) return
    awaited = null
    getPageKeys()
      .findLast(({ keys }) => keys === CREATE)
      ?.run()
  }, [pathname, isReady])
}

/** Opens a page and begins something new there; where it is open already, begins it. */
export const useOpenToCreate = (): ((path: string) => void) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (path) => {
    const own = getPageKeys().findLast(({ keys }) => keys === CREATE)
    if (pathname === path && own !== undefined) own.run()
    else {
      awaited = path
      void navigate(path)
    }
  }
}
