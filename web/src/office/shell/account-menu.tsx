import { Menu } from '@base-ui/react/menu'
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { OfficeArea } from '../session/office-area.ts'
import { useMembership } from './office-member.tsx'

const item =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-brand-soft'

/** Who is signed in, the pages of the own account, Logout. */
export const AccountMenu = ({
  area,
  onKeys,
  onSignOut,
}: {
  area: OfficeArea
  onKeys: () => void
  onSignOut: () => void
}) => {
  const { member } = useMembership()
  const navigate = useNavigate()
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={`Account of ${member.name}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm hover:bg-brand-soft"
      >
        <IconUserCircle aria-hidden="true" className="size-6 shrink-0" />
        <span className="hidden max-w-40 truncate md:inline">{member.name}</span>
        <IconChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-30 outline-none">
          <Menu.Popup className="min-w-52 rounded-surface border border-line-soft bg-surface p-1 text-sm shadow-card outline-none">
            <Menu.Group>
              <Menu.GroupLabel className="border-b border-line-soft px-3 py-2">
                <span className="block font-semibold">{member.name}</span>
                <span className="block text-ink-soft">{member.role}</span>
              </Menu.GroupLabel>
              {area.accountLinks.map(({ title, path }) => (
                <Menu.Item key={path} className={item} onClick={() => void navigate(path)}>
                  {title}
                </Menu.Item>
              ))}
              <Menu.Item className={item} onClick={onKeys}>
                Keys
              </Menu.Item>
              <Menu.Item className={item} onClick={onSignOut}>
                Logout
              </Menu.Item>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
