import { IconDots } from '@tabler/icons-react'
import { NavLink } from '../../router/nav-link.tsx'
import { useLocation } from '../../router/router.tsx'
import { classNames } from '../../ui/class-names.ts'
import { phoneBarFor, type OfficeArea } from '../session/office-area.ts'
import { useOfficeSession } from '../session/office-session.ts'

const entry = (isHere: boolean): string =>
  classNames(
    'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-xs no-underline',
    isHere ? 'font-semibold text-brand-ink' : 'text-ink-soft',
  )

interface PhoneBarProps {
  area: OfficeArea
  /** Opens the whole menu. */
  onMore: () => void
}

/** The most used pages at the foot of a phone, where the thumb is; the rest of the menu is behind "More". */
export const PhoneBar = ({ area, onMore }: PhoneBarProps) => {
  const session = useOfficeSession()
  const { pathname } = useLocation()
  const entries = phoneBarFor(area, session)
  const isAmong = entries.some(({ page: { paths } }) =>
    paths.some((path) => pathname === path || (path !== area.root && pathname.startsWith(`${path}/`))),
  )
  return (
    <nav
      aria-label="Main pages"
      className="no-print shrink-0 border-t border-line-soft bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {entries.map(({ title, page: { icon: Icon, paths } }) => (
          <li key={title} className="min-w-0 flex-1">
            <NavLink
              to={paths[0] ?? area.root}
              end={paths[0] === area.root}
              className={({ isActive }) => entry(isActive)}
            >
              {Icon === undefined ? null : <Icon aria-hidden="true" className="size-5" stroke={1.6} />}
              {title}
            </NavLink>
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label="More pages"
            onClick={onMore}
            className={entry(!isAmong)}
          >
            <IconDots aria-hidden="true" className="size-5" stroke={1.6} />
            More
          </button>
        </li>
      </ul>
    </nav>
  )
}
