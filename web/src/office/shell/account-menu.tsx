import { Menu } from '@base-ui/react/menu'
import { IconChevronDown, IconChevronUp, IconUserCircle } from '@tabler/icons-react'
import { useNavigate } from '../../router/router.tsx'
import { Mark } from '../show/mark.tsx'
import type { OfficeArea } from '../session/office-area.ts'
import { useMembership } from './office-member.tsx'

const item =
  'flex min-h-8 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11'

interface AccountMenuProps {
  area: OfficeArea
  onKeys: () => void
  onSignOut: () => void
  /** Where it stands: the bar of a small screen, the foot of the menu, or the foot of the folded menu. */
  place: 'bar' | 'foot' | 'folded'
}

const BarLabel = ({ name }: { name: string }) => (
  <>
    <span className="sr-only">Account of {name}</span>
    <IconUserCircle aria-hidden="true" className="size-6 shrink-0" />
    <IconChevronDown aria-hidden="true" className="size-4 shrink-0" />
  </>
)

const FootLabel = ({ name, role }: { name: string; role: string }) => (
  <>
    <Mark name={name} kind="person" />
    <span className="min-w-0 grow text-start leading-4">
      <span className="block truncate font-semibold">
        <span className="sr-only">Account of </span>
        {name}
      </span>
      <span className="block truncate text-xs text-ink-3">{role}</span>
    </span>
    <IconChevronUp aria-hidden="true" className="size-4 shrink-0" />
  </>
)

/** Who is signed in, the pages of the own account, Logout. */
export const AccountMenu = ({ area, onKeys, onSignOut, place }: AccountMenuProps) => {
  const { member } = useMembership()
  const navigate = useNavigate()
  return (
    <Menu.Root>
      <Menu.Trigger
        className={
          place === 'bar'
            ? 'inline-flex min-h-11 items-center gap-1 rounded-control px-2 hover:bg-brand-soft'
            : 'flex min-h-9 w-full min-w-0 items-center justify-center gap-2 rounded-control px-2 text-sm hover:bg-press pointer-coarse:min-h-11'
        }
      >
        {place === 'bar' ? <BarLabel name={member.name} /> : null}
        {place === 'foot' ? <FootLabel name={member.name} role={member.role} /> : null}
        {place === 'folded' ? (
          <>
            <span className="sr-only">Account of {member.name}</span>
            <Mark name={member.name} kind="person" />
          </>
        ) : null}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          sideOffset={4}
          side={place === 'bar' ? 'bottom' : 'top'}
          align={place === 'bar' ? 'end' : 'start'}
          className="z-30 outline-none"
        >
          <Menu.Popup className="min-w-56 rounded-surface bg-raised p-1 text-sm shadow-float outline-none">
            <Menu.Group>
              <Menu.GroupLabel className="border-b border-line-soft px-3 py-2">
                <span className="block font-semibold">{member.name}</span>
                <span className="block text-ink-soft">{member.role}</span>
              </Menu.GroupLabel>
              {area.accountLinks.map(({ title, path }) => (
                <Menu.Item key={path} className={item} onClick={() => navigate(path)}>
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
