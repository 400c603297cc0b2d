import type { Icon } from '@tabler/icons-react'
import type { OfficeAreaName } from '@marketplace/contract/office/office-bootstrap'
import type { ComponentType } from 'react'
import { paramsOf } from '../../router/path-params.ts'
import type { OfficeSession } from './office-session.ts'
import type { AreaAct, PaletteSource, PeopleSource } from './palette-source.ts'

/** A page of the back office: where it is, what it is called, how its code is fetched. */
export interface OfficePage {
  /** What the permission is named after: staff-pages.ts for staff. Pages of one permission may be several. */
  page: string
  /** Patterns of the router; the first is where the menu and the palette lead. */
  paths: readonly string[]
  /** The words of the menu, of the palette and of the document's title. */
  title: string
  /** The whole title of the document, where the specification gives one. */
  documentTitle?: string
  /** There for pages that the menu and the palette list. */
  icon?: Icon
  /** Beside its words in the menu: how much waits there. */
  Badge?: ComponentType
  load: () => Promise<ComponentType>
}

/** Pages that belong together in the menu, by their permission, in this order. */
export interface MenuGroup {
  title: string | null
  pages: readonly string[]
}

/** An entry of the bar at the foot of a phone: a page by its permission, in one short word. */
export interface PhoneBarEntry {
  page: string
  title: string
}

/** Staff look in at a partner's area. */
export interface OfficeLook {
  partner: string
  ends_at: string
  /** Ends it and leads back to the back office. */
  exit: () => Promise<void>
}

/** Who is signed in, as the shell shows it. */
export interface OfficeMember {
  name: string
  /** The second line of the account menu: the role, the partner. */
  role: string
  /** Whom they ask for a page that their role does not open. */
  askWhom: string
  /** Of a partner that is not active yet: its role has nothing to do with what is closed. */
  isPreparing?: boolean
  idle_minutes: number
  idle_warning_seconds: number
  /** The one path that is open until something is done there. */
  confinedTo: string | null
  /** Whether keys without Ctrl or Alt act (WCAG 2.1.4). */
  singleKeys: boolean
  /** Where it is staff who look in; the server says so, whatever the cookie says. */
  look?: OfficeLook
}

/** One of the two areas of the back office; the shell is the same for both. */
export interface OfficeArea {
  name: OfficeAreaName
  /** What the header calls it. */
  title: string
  root: string
  /** Where arrivals go who may open it. */
  home: string
  /** Where the others go, where they may open it; else to the first page of their menu. */
  otherHome?: string
  /** The sign-in page; further patterns that show it too. */
  loginPaths: readonly [string, ...string[]]
  loadLogin: () => Promise<ComponentType>
  pages: readonly OfficePage[]
  menu: readonly MenuGroup[]
  /** On a phone these stand at the foot, and the rest of the menu behind "More"; without them the menu is behind a button of the head. */
  phoneBar?: readonly PhoneBarEntry[]
  accountLinks: readonly { title: string; path: string }[]
  paletteSources: readonly PaletteSource[]
  paletteActs: readonly AreaAct[]
  /** The search for people, where there is one. */
  people?: PeopleSource
  /** The second key after G, by page. */
  goKeys: Readonly<Record<string, string | undefined>>
  isSignedIn: (session: OfficeSession) => boolean
  mayOpen: (session: OfficeSession, page: OfficePage) => boolean
  /** Whether the role table closes a path to the session, whatever stands there. */
  isClosed?: (session: OfficeSession, path: string) => boolean
  /** Asks the server who is signed in. An answer of 4xx ends the session. */
  verify: (signal: AbortSignal) => Promise<OfficeMember>
  /** Whether that is asked at each change of the route, or only when the page is loaded. */
  verifiesEachRoute: boolean
  /** What has to be done before anything is shown. */
  begin?: () => Promise<void>
  /** Ends the session on the server. */
  signOut: () => Promise<unknown>
  /** Stands in the head of the menu: what is new, and the way there. */
  bell?: ComponentType
  /** Stands above the header of every page. */
  banner?: ComponentType
}

const matches = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => paramsOf(pattern, path) !== null)

export const isLoginPath = (area: OfficeArea, path: string): boolean => matches(area.loginPaths, path)

/** The page at a path, or null. Exact paths win over patterns with parameters. */
export const officePageAt = (area: OfficeArea, path: string): OfficePage | null =>
  area.pages.find(({ paths }) => paths.includes(path)) ??
  area.pages.find(({ paths }) => matches(paths, path)) ??
  null

/** What the one who is signed in may do at a path; `unknown` where there is no page. */
export const accessTo = (
  area: OfficeArea,
  session: OfficeSession,
  path: string,
): 'open' | 'closed' | 'unknown' => {
  if (area.isClosed?.(session, path) === true) return 'closed'
  const page = officePageAt(area, path)
  if (page === null) return 'unknown'
  return area.mayOpen(session, page) ? 'open' : 'closed'
}

/** The pages that the menu and the palette list for this session, group by group; a group without any is left out. */
export const menuFor = (
  area: OfficeArea,
  session: OfficeSession,
): readonly { title: string | null; pages: readonly OfficePage[] }[] =>
  area.menu
    .map(({ title, pages }) => ({
      title,
      pages: pages.flatMap((name) =>
        area.pages.filter(
          (page) => page.page === name && page.icon !== undefined && area.mayOpen(session, page),
        ),
      ),
    }))
    .filter(({ pages }) => pages.length > 0)

/** What stands at the foot of a phone for this session: of each permission its first page of the menu. */
export const phoneBarFor = (
  area: OfficeArea,
  session: OfficeSession,
): readonly { title: string; page: OfficePage }[] =>
  (area.phoneBar ?? []).flatMap(({ page: name, title }) => {
    const page = area.pages.find((one) => one.page === name && one.icon !== undefined)
    return page !== undefined && area.mayOpen(session, page) ? [{ title, page }] : []
  })

/** Where the one who is signed in arrives: the home page that the role may open, else the first page of the menu. */
export const arrivalOf = (area: OfficeArea, session: OfficeSession): string => {
  for (const path of [area.home, area.otherHome]) {
    const page = path === undefined ? null : officePageAt(area, path)
    if (path !== undefined && page !== null && area.mayOpen(session, page)) return path
  }
  return menuFor(area, session)[0]?.pages[0]?.paths[0] ?? area.accountLinks[0]?.path ?? area.home
}
