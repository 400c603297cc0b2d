import { IconArrowLeft } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from '../../router/link.tsx'
import { useKey } from '../keys/page-keys.ts'

/** Where a page leads back to, and what that is called; by `u` as well. */
export const BackLink = ({ to, label }: { to: string; label: string }) => {
  const ref = useRef<HTMLAnchorElement>(null)
  useKey('u', label, () => ref.current?.click())
  return (
    <Link
      ref={ref}
      to={to}
      aria-label={label}
      className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-brand-soft"
    >
      <IconArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  )
}
