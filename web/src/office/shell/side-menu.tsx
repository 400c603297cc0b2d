import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { menuFor, type OfficeArea, type OfficePage } from '../session/office-area.ts'
import { useOfficeSession } from '../session/office-session.ts'
import { SideDrawer } from './side-drawer.tsx'

interface MenuLinkProps {
  page: OfficePage
  /** The area's own path, which every other path begins with. */
  root: string
  isCollapsed: boolean
}

const MenuLink = ({ page, root, isCollapsed }: MenuLinkProps) => {
  const { icon: Icon, paths, title, Badge } = page
  const [path] = paths
  if (path === undefined || Icon === undefined) return null
  return (
    <li>
      <NavLink
        to={path}
        end={path === root}
        title={isCollapsed ? title : undefined}
        // Before the page changes: a dialog that closes after it would take the focus away from the new heading.
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        className={({ isActive }) =>
          classNames(
            'flex min-h-11 items-center gap-3 rounded-control px-3 text-sm no-underline hover:bg-brand-soft',
            isActive && 'bg-brand-soft font-semibold text-brand-ink',
          )
        }
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={isCollapsed ? 'sr-only' : 'min-w-0 truncate'}>{title}</span>
        {Badge === undefined || isCollapsed ? null : <Badge />}
      </NavLink>
    </li>
  )
}

/** The entries that the role may open (section 2, Shell), in groups. */
const MenuEntries = ({ area, isCollapsed }: { area: OfficeArea; isCollapsed: boolean }) => {
  const session = useOfficeSession()
  return menuFor(area, session).map(({ title, pages }) => (
    <div key={title ?? ''} className="mb-3">
      {title === null ? null : (
        <h2
          className={isCollapsed ? 'sr-only' : 'px-3 py-1 text-xs font-semibold tracking-wide text-ink-soft'}
        >
          {title}
        </h2>
      )}
      <ul>
        {pages.map((page) => (
          <MenuLink key={page.paths[0]} page={page} root={area.root} isCollapsed={isCollapsed} />
        ))}
      </ul>
    </div>
  ))
}

interface SideMenuProps {
  area: OfficeArea
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
}

/** The side menu: 240 px, or icons alone; up to 768 px there is the drawer in its place. */
export const SideMenu = ({ area, isCollapsed, onCollapse }: SideMenuProps) => {
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav
      aria-label="Pages"
      className={classNames(
        'no-print sticky top-0 hidden h-dvh shrink-0 flex-col overflow-y-auto border-e border-line-soft bg-surface p-2 md:flex',
        isCollapsed ? 'w-16' : 'w-60',
      )}
    >
      <button
        type="button"
        aria-expanded={!isCollapsed}
        onClick={() => onCollapse(!isCollapsed)}
        className="mb-2 flex min-h-11 items-center gap-3 rounded-control px-3 text-sm text-ink-soft hover:bg-brand-soft"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={isCollapsed ? 'sr-only' : undefined}>
          {isCollapsed ? 'Show the names' : 'Collapse'}
        </span>
      </button>
      <MenuEntries area={area} isCollapsed={isCollapsed} />
    </nav>
  )
}

/** The same entries in a drawer. */
export const MenuDrawer = ({
  area,
  isOpen,
  onClose,
}: {
  area: OfficeArea
  isOpen: boolean
  onClose: () => void
}) => (
  <SideDrawer isOpen={isOpen} title={area.title} onClose={onClose}>
    <nav aria-label="Pages">
      <MenuEntries area={area} isCollapsed={false} />
    </nav>
  </SideDrawer>
)
