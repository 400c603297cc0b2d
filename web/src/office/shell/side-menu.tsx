import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { LookBadge } from '../look/look-badge.tsx'
import type { OfficeArea, OfficeLook } from '../session/office-area.ts'
import { MenuEntries } from './menu-entries.tsx'
import { OfficeLogo } from './office-logo.tsx'
import { SideDrawer } from './side-drawer.tsx'

const headButton =
  'inline-flex size-7 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-press pointer-coarse:size-11'

const FoldButton = ({ isFolded, onFold }: { isFolded: boolean; onFold: (isFolded: boolean) => void }) => {
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <button
      type="button"
      aria-label={isFolded ? 'Show the names' : 'Collapse'}
      title={isFolded ? 'Show the names [' : 'Collapse ['}
      aria-keyshortcuts="["
      aria-expanded={!isFolded}
      onClick={() => onFold(!isFolded)}
      className={headButton}
    >
      <Icon aria-hidden="true" className="size-4" stroke={1.6} />
    </button>
  )
}

/** Opens the palette; says so in words where there is room for them. */
const FindButton = ({ isFolded, onFind }: { isFolded: boolean; onFind: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K"
    title={isFolded ? 'Find or do anything Ctrl K' : undefined}
    onClick={onFind}
    className={classNames(
      'flex min-h-8 items-center gap-2 rounded-control border border-line bg-surface text-sm text-ink-soft hover:bg-hover pointer-coarse:min-h-11',
      isFolded ? 'w-8 justify-center' : 'w-full px-2',
    )}
  >
    <IconSearch aria-hidden="true" className="size-4 shrink-0" stroke={1.6} />
    <span className={isFolded ? 'sr-only' : 'grow truncate text-start'}>Find or do anything</span>
    {isFolded ? null : <kbd className="shrink-0 [font-family:inherit] text-xs text-ink-3">Ctrl K</kbd>}
  </button>
)

interface SideMenuProps {
  area: OfficeArea
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  onFind: () => void
  /** The account, at the foot. */
  foot: ReactNode
  /** Where staff look in. */
  look: OfficeLook | undefined
}

/** The side menu: 240 px, or icons alone; up to 768 px there is the drawer in its place. */
export const SideMenu = ({ area, isFolded, onFold, onFind, foot, look }: SideMenuProps) => {
  const Bell = area.bell
  return (
    <header
      className={classNames(
        'no-print hidden h-dvh shrink-0 flex-col border-e border-line-soft bg-canvas md:flex',
        isFolded ? 'w-12' : 'w-60',
      )}
    >
      <div
        className={classNames('flex min-h-12 shrink-0 items-center gap-2 px-2', isFolded && 'justify-center')}
      >
        {isFolded ? null : (
          <>
            <span className="min-w-0 grow ps-1">
              <OfficeLogo />
            </span>
            {Bell === undefined ? <span className="truncate text-xs text-ink-3">{area.title}</span> : null}
          </>
        )}
        {Bell === undefined || isFolded ? null : <Bell />}
        <FoldButton isFolded={isFolded} onFold={onFold} />
      </div>
      {Bell === undefined || !isFolded ? null : (
        <div className="flex justify-center pb-2">
          <Bell />
        </div>
      )}
      {look === undefined ? null : <LookBadge look={look} place={isFolded ? 'folded' : 'menu'} />}
      <div className="shrink-0 px-2 pb-2">
        <FindButton isFolded={isFolded} onFind={onFind} />
      </div>
      <nav
        aria-label="Pages"
        className="min-h-0 grow overflow-x-hidden overflow-y-auto px-2 pb-2 [scrollbar-width:thin]"
      >
        <MenuEntries area={area} isFolded={isFolded} />
      </nav>
      <div className={classNames('shrink-0 border-t border-line-soft', isFolded ? 'p-1' : 'p-1.5')}>
        {foot}
      </div>
    </header>
  )
}

/** The same entries in a drawer. */
export const MenuDrawer = ({
  area,
  isOpen,
  onClose,
}: {
  area: OfficeArea
  isOpen: boolean
  onClose: () => void
}) => (
  <SideDrawer isOpen={isOpen} title={area.title} onClose={onClose}>
    <nav aria-label="Pages">
      <MenuEntries area={area} isFolded={false} />
    </nav>
  </SideDrawer>
)
