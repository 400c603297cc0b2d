import { useMemo } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { useKeys, type PageKey } from '../keys/page-keys.ts'
import { useSingleKeys } from '../keys/use-single-keys.ts'
import { menuFor, type OfficeArea } from '../session/office-area.ts'
import { useOfficeSession } from '../session/office-session.ts'

/** The search of the list that the page holds. */
const findSearch = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('main :is(input[type="search"], search input[type="text"])')

interface ShellKeyActs {
  isOn: boolean
  toggleMenu: () => void
  openSheet: () => void
}

/** The keys that hold on every page of an area; `toggleMenu` and `openSheet` have to be stable. */
export const useShellKeys = (area: OfficeArea, { isOn, toggleMenu, openSheet }: ShellKeyActs): void => {
  const navigate = useNavigate()
  const session = useOfficeSession()
  const keys = useMemo<readonly PageKey[]>(() => {
    const pages = menuFor(area, session).flatMap((group) => group.pages)
    return [
      {
        keys: '/',
        title: 'Search this list',
        group: 'This page',
        run: () => findSearch()?.focus(),
        isThere: () => findSearch() !== null,
      },
      { keys: '?', title: 'Keys of this page', group: 'Everywhere', run: openSheet },
      { keys: '[', title: 'Fold the menu', group: 'Everywhere', run: toggleMenu },
      ...pages.flatMap(({ page, title, paths: [path] }): PageKey[] => {
        const key = area.goKeys[page]
        // Of several pages of one permission the first.
        const isFirst = pages.find((one) => one.page === page)?.paths[0] === path
        return key === undefined || path === undefined || !isFirst
          ? []
          : [{ keys: `g ${key}`, title, group: 'Go to', run: () => navigate(path) }]
      }),
    ]
  }, [area, session, navigate, openSheet, toggleMenu])
  useKeys(keys)
  useSingleKeys(isOn)
}
