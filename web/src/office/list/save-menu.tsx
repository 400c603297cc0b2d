import { Menu } from '@base-ui/react/menu'
import { IconDownload } from '@tabler/icons-react'
import { buttonClass } from '../../ui/button.tsx'
import { useChangesOff } from '../../ui/changes-off.ts'

interface SaveMenuProps {
  /** There is nothing to save yet. */
  isOff: boolean
  files: readonly { label: string; save: () => void }[]
}

const item =
  'flex min-h-9 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11'

/** "Export": a button, and the files that can be saved. */
export const SaveMenu = ({ isOff, files }: SaveMenuProps) => {
  // Staff who look in at a partner's area take nothing along.
  const off = useChangesOff()
  return (
    <Menu.Root>
      <Menu.Trigger
        disabled={isOff || off !== null}
        title={off ?? undefined}
        className={buttonClass('secondary', 'text-sm')}
      >
        <IconDownload aria-hidden="true" className="size-4" />
        Export
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-30 outline-none">
          <Menu.Popup className="min-w-32 rounded-surface bg-surface p-1 text-sm shadow-float outline-none">
            {files.map(({ label, save }) => (
              <Menu.Item key={label} className={item} onClick={save}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
