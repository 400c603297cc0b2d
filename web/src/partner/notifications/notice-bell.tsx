import { countNotices } from '@marketplace/contract/partner-area/notices'
import { IconBell } from '@tabler/icons-react'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { opensPage } from '../roles/page-roles.ts'
import { usePartnerRole } from '../roles/use-partner-role.ts'
import { bellText } from './bell-text.ts'

const question = ask('own-notices', countNotices, {})
const EVERY_MS = 60_000

/** The bell of the shell: how much is unread, and the way there; nothing for a role that is not told. */
export const NoticeBell = () => {
  const role = usePartnerRole()
  return opensPage(role, 'notifications') ? <Bell /> : null
}

const Bell = () => {
  const { value } = useAnswer(question, { every: () => EVERY_MS, isKept: true })
  const unread = value?.data.unread ?? 0
  const { label, mark } = bellText(unread)
  return (
    <Link
      to="/partner/notifications"
      aria-label={label}
      title={label}
      className="relative inline-flex size-7 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-press max-md:size-11 pointer-coarse:size-11"
    >
      <IconBell aria-hidden="true" className="size-4 max-md:size-5" stroke={1.6} />
      {mark === null ? null : (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-4 rounded-full bg-brand px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-brand"
        >
          {mark}
        </span>
      )}
    </Link>
  )
}
