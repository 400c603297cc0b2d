import type { ComponentProps, MouseEvent } from 'react'
import { resolve, writeAddress, type To } from './address.ts'
import { useHref, useLocation, useNavigate } from './router.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  state?: unknown
  /** Asks the server for the page, as a link of no router does. */
  reloadDocument?: boolean
}

/** A press that asks for more than the page: another tab, a download, what the link's owner has done itself. */
const isOthers = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  !['', '_self'].includes(event.currentTarget.target)

/** A link to another page of the same area. One to where somebody is already makes no step in the history. */
export const Link = ({
  to,
  replace,
  state,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: LinkProps) => {
  const href = useHref(to)
  const here = useLocation()
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (reloadDocument || isOthers(event)) return
    event.preventDefault()
    const isSame = writeAddress(resolve(to, here.pathname)) === writeAddress(here)
    navigate(to, { replace: replace ?? isSame, state })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
