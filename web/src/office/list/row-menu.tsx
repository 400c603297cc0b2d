import { Menu } from '@base-ui/react/menu'
import { IconDots } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

/** One act of a row: a page to go to, or something to do. */
export type RowAct = { label: string; isDanger?: boolean } & ({ to: string } | { run: () => void })

const item =
  'flex min-h-8 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11'

/** What can be done with a row beyond its own buttons; the key `.` opens it. */
export const RowMenu = ({ name, acts }: { name: string; acts: readonly RowAct[] }) => {
  const navigate = useNavigate()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const chosen = useRef<RowAct | null>(null)
  // A dialog gives the focus back to where it was: to the button of the menu, once the menu is gone.
  const perform = (isOpen: boolean): void => {
    const act = chosen.current
    if (isOpen || act === null) return
    chosen.current = null
    triggerRef.current?.focus()
    if ('to' in act) void navigate(act.to)
    else act.run()
  }
  return (
    <Menu.Root onOpenChangeComplete={perform}>
      <Menu.Trigger
        ref={triggerRef}
        data-row-menu=""
        aria-label={`Actions for ${name}`}
        // In a table the arrows lead on to the next row; Enter, space and "." open.
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) event.preventBaseUIHandler()
        }}
        className="inline-flex size-7 items-center justify-center rounded-control hover:bg-surface pointer-coarse:size-11"
      >
        <IconDots aria-hidden="true" className="size-4" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-30 outline-none">
          <Menu.Popup className="min-w-52 rounded-surface bg-surface p-1 text-sm shadow-float outline-none">
            {acts.map((act) => (
              <Menu.Item
                key={act.label}
                className={classNames(item, act.isDanger === true && 'text-bad')}
                onClick={() => {
                  chosen.current = act
                }}
              >
                {act.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
