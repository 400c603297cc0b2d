import { useEffect, useMemo } from 'react'
import { useLocation } from '../../router/router.tsx'
import type { OfficeArea } from '../session/office-area.ts'
import { useOfficeSession } from '../session/office-session.ts'
import { recentStore } from '../session/recent-store.ts'
import { readRecent, withRecent, writeRecent, type RecentPage } from './recent-pages.ts'

/** The last pages of whoever is signed in. */
export const useRecent = (): readonly RecentPage[] => {
  const { officeRecent } = recentStore.use()
  const { adminId } = useOfficeSession()
  return useMemo(() => readRecent(officeRecent, adminId), [officeRecent, adminId])
}

/**
 * Remembers the page that is open, for the palette, on this device and for whoever is signed in alone.
 * @param title what to call it; null while that is not known. Of a customer it says which one and never who: the browser keeps it.
 */
export const useOpened = (title: string | null): void => {
  const { pathname } = useLocation()
  const { adminId } = useOfficeSession()
  useEffect(() => {
    if (title === null || adminId === null) return
    const pages = withRecent(readRecent(recentStore.get().officeRecent, adminId), { path: pathname, title })
    recentStore.set({ officeRecent: writeRecent(adminId, pages) })
  }, [pathname, title, adminId])
}

/** The pages of an area that have a path of their own are remembered by their title; the page of one thing says its name itself. */
export const useOpenedPages = (area: OfficeArea): void => {
  const { pathname } = useLocation()
  useOpened(area.pages.find(({ paths }) => paths.includes(pathname))?.title ?? null)
}
