import { Tooltip } from '@base-ui/react/tooltip'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense } from 'react'
import { NavLink } from '../../router/nav-link.tsx'
import { useLocation } from '../../router/router.tsx'
import { classNames } from '../../ui/class-names.ts'
import { KeyCap } from '../keys/key-cap.tsx'
import { menuFor, type OfficeArea, type OfficePage } from '../session/office-area.ts'
import { useOfficeSession } from '../session/office-session.ts'
import { useShutGroups } from './use-menu-state.ts'

interface MenuLinkProps {
  page: OfficePage
  /** The area's own path, which every other path begins with. */
  root: string
  isFolded: boolean
  /** The keys that lead there, for the tooltip of a folded entry. */
  keys: string | null
}

const entryClass = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    'flex min-h-7 items-center gap-2.5 rounded-control px-2 text-sm no-underline pointer-coarse:min-h-11',
    isActive ? 'bg-brand-soft font-semibold text-brand-ink' : 'text-ink-soft hover:bg-press hover:text-ink',
  )

const MenuLink = ({ page, root, isFolded, keys }: MenuLinkProps) => {
  const { icon: Icon, paths, title, Badge } = page
  const [path] = paths
  if (path === undefined || Icon === undefined) return null
  const link = (
    <NavLink
      to={path}
      end={path === root}
      // Before the page changes: a dialog that closes after it would take the focus away from the new heading.
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      className={entryClass}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" stroke={1.6} />
      <span className={isFolded ? 'sr-only' : 'min-w-0 truncate'}>{title}</span>
      {Badge === undefined || isFolded ? null : (
        <Suspense>
          <Badge />
        </Suspense>
      )}
    </NavLink>
  )
  if (!isFolded) return <li>{link}</li>
  return (
    <li>
      <Tooltip.Root>
        <Tooltip.Trigger render={link} />
        <Tooltip.Portal>
          <Tooltip.Positioner side="right" sideOffset={6} className="z-40">
            <Tooltip.Popup className="flex items-center gap-2 rounded-control bg-raised px-2 py-1 text-sm shadow-float">
              {title}
              {keys === null ? null : <KeyCap keys={keys} />}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </li>
  )
}

const isAt = (pathname: string, { paths: [path] }: OfficePage): boolean =>
  path !== undefined && (pathname === path || pathname.startsWith(`${path}/`))

const GroupHeading = ({
  title,
  isShut,
  onToggle,
}: {
  title: string
  isShut: boolean
  onToggle: () => void
}) => (
  <h2>
    <button
      type="button"
      aria-expanded={!isShut}
      onClick={onToggle}
      className="flex min-h-7 w-full items-center gap-1.5 rounded-control px-2 text-xs font-normal text-ink-3 hover:text-ink pointer-coarse:min-h-11"
    >
      <IconChevronDown
        aria-hidden="true"
        className={classNames('size-3.5 shrink-0', isShut && '-rotate-90')}
      />
      {title}
    </button>
  </h2>
)

/** The entries that the role may open (section 2, Shell), in groups; of a group that is shut the current page alone. */
export const MenuEntries = ({ area, isFolded }: { area: OfficeArea; isFolded: boolean }) => {
  const session = useOfficeSession()
  const { pathname } = useLocation()
  const { shut, toggle } = useShutGroups()
  return (
    <Tooltip.Provider delay={150}>
      {menuFor(area, session).map(({ title, pages }) => {
        const isShut = title !== null && !isFolded && shut.includes(title)
        const shown = isShut ? pages.filter((page) => isAt(pathname, page)) : pages
        return (
          <div
            key={title ?? ''}
            className={isFolded ? 'mb-2 border-b border-line-soft pb-2 last:border-0' : 'mb-1'}
          >
            {title === null || isFolded ? null : (
              <GroupHeading title={title} isShut={isShut} onToggle={() => toggle(title)} />
            )}
            <ul>
              {shown.map((page) => {
                const key = area.goKeys[page.page]
                return (
                  <MenuLink
                    key={page.paths[0]}
                    page={page}
                    root={area.root}
                    isFolded={isFolded}
                    keys={key === undefined ? null : `g then ${key}`}
                  />
                )
              })}
            </ul>
          </div>
        )
      })}
    </Tooltip.Provider>
  )
}
