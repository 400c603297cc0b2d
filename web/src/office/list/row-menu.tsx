import { Menu } from '@base-ui/react/menu'
import { IconDots } from '@tabler/icons-react'
import { useRef, useState, type RefObject } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { classNames } from '../../ui/class-names.ts'

/** One act of a row: a page to go to, or something to do. */
export type RowAct = { label: string; isDanger?: boolean } & ({ to: string } | { run: () => void })

const item =
  'flex min-h-8 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11'

interface RowMenuProps {
  name: string
  acts: readonly RowAct[]
}

interface OpenedMenuProps extends RowMenuProps {
  isOpen: boolean
  /** Opened by a key: its first act has the focus. */
  isByKey: boolean
  buttonRef: RefObject<HTMLButtonElement | null>
  onOpenChange: (isOpen: boolean) => void
  /** Once it is gone from the screen. */
  onGone: () => void
}

const OpenedMenu = ({ name, acts, isOpen, isByKey, buttonRef, onOpenChange, onGone }: OpenedMenuProps) => {
  const navigate = useNavigate()
  const firstRef = useRef<HTMLElement>(null)
  const chosen = useRef<RowAct | null>(null)
  // A dialog gives the focus back to where it was: to the button of the menu, once the menu is gone.
  const perform = (isStillOpen: boolean): void => {
    if (isStillOpen) {
      if (isByKey) firstRef.current?.focus()
      return
    }
    const act = chosen.current
    if (act !== null) buttonRef.current?.focus()
    onGone()
    if (act === null) return
    if ('to' in act) navigate(act.to)
    else act.run()
  }
  return (
    <Menu.Root open={isOpen} onOpenChange={onOpenChange} onOpenChangeComplete={perform}>
      <Menu.Portal>
        <Menu.Positioner anchor={buttonRef} sideOffset={4} align="end" className="z-30 outline-none">
          <Menu.Popup
            aria-label={`Actions for ${name}`}
            finalFocus={buttonRef}
            className="min-w-52 rounded-surface bg-surface p-1 text-sm shadow-float outline-none"
          >
            {acts.map((act, index) => (
              <Menu.Item
                key={act.label}
                ref={index === 0 ? firstRef : undefined}
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

/**
 * What can be done with a row beyond its own buttons; the key `.` opens it. A row has a plain button: the menu itself is made when it is
 * opened, as a list draws hundreds of rows that nobody opens.
 */
export const RowMenu = ({ name, acts }: RowMenuProps) => {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isByKey, setIsByKey] = useState(false)
  const [isThere, setIsThere] = useState(false)
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        data-row-menu=""
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`Actions for ${name}`}
        onClick={({ detail }) => {
          setIsByKey(detail === 0)
          setIsThere(true)
          setIsOpen(true)
        }}
        className="inline-flex size-7 items-center justify-center rounded-control hover:bg-surface pointer-coarse:size-11"
      >
        <IconDots aria-hidden="true" className="size-4" />
      </button>
      {isThere ? (
        <OpenedMenu
          name={name}
          acts={acts}
          isOpen={isOpen}
          isByKey={isByKey}
          buttonRef={buttonRef}
          onOpenChange={setIsOpen}
          onGone={() => setIsThere(false)}
        />
      ) : null}
    </>
  )
}
