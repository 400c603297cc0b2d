import { Link } from '../../router/link.tsx'
import { useHref, useLocation } from '../../router/router.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Door } from './doors.ts'

interface DoorLinkProps {
  door: Door
  className: string
  onClick?: () => void
}

/** A way to a part of the product. One that leads into the middle of a page is the browser's own: it knows how to get there. */
export const DoorLink = ({ door: { to, text }, className, onClick }: DoorLinkProps) => {
  const t = useText()
  const { pathname } = useLocation()
  const href = useHref(to)
  if (to.includes('#'))
    return (
      <a href={href} className={className} onClick={onClick}>
        {t(text)}
      </a>
    )
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined} className={className} onClick={onClick}>
      {t(text)}
    </Link>
  )
}
