import { Link, type LinkProps } from './link.tsx'
import { useLocation } from './router.tsx'

interface NavLinkProps extends Omit<LinkProps, 'to' | 'className'> {
  to: string
  /** Its page alone is the current one, not those below it. */
  end: boolean
  className: (standing: { isActive: boolean }) => string
}

/** A link of a menu, which says when it leads to where somebody is. */
export const NavLink = ({ to, end, className, ...rest }: NavLinkProps) => {
  const { pathname } = useLocation()
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return (
    <Link
      {...rest}
      to={to}
      className={className({ isActive })}
      {...(isActive && { 'aria-current': 'page' as const })}
    />
  )
}
