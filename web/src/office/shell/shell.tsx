import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from '../../router/router.tsx'
import { AccountMenu } from './account-menu.tsx'
import { KeySheet } from '../keys/key-sheet.tsx'
import { CommandPalette } from '../palette/command-palette.tsx'
import { useOpenedPages } from '../palette/use-recent.ts'
import { ClockNote } from '../clock/clock-note.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { LookBadge } from '../look/look-badge.tsx'
import { OfficeIdleWarning } from './office-idle-warning.tsx'
import { OfficeLogo } from './office-logo.tsx'
import type { OfficeArea, OfficeLook } from '../session/office-area.ts'
import { clearOfficeSession } from '../session/office-session.ts'
import { PhoneBar } from './phone-bar.tsx'
import { MenuDrawer, SideMenu } from './side-menu.tsx'
import { UndoBar } from '../undo/undo-bar.tsx'
import { useMembership } from './office-member.tsx'
import { useMenuFolded } from './use-menu-state.ts'
import { useShellKeys } from './use-shell-keys.ts'

const iconButton =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-brand-soft'

const usePaletteKey = (open: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}

/** Section 4, Logout: ends the session on the server, clears the area's values and loads the page anew. */
const signOutOf = async (area: OfficeArea, look: OfficeLook | undefined): Promise<void> => {
  // Staff who look in leave; the session of the back office stays.
  if (look !== undefined) return look.exit()
  try {
    await area.signOut()
  } catch {
    // Out of reach, the server ends the session by its own idle limit; here it ends now, whatever the line does.
  } finally {
    clearOfficeSession(area.name)
    location.reload()
  }
}

/** What stands around every signed-in page: the menu with the account, palette, idle warning. */
export const Shell = ({ area, children }: { area: OfficeArea; children: ReactNode }) => {
  const { pathname } = useLocation()
  const [isFolded, setFolded] = useMenuFolded()
  const [drawerPath, setDrawerPath] = useState<string | null>(null)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { member } = useMembership()
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  usePaletteKey(openPalette)
  const signOut = useCallback(() => void signOutOf(area, member.look), [area, member.look])
  const openSheet = useCallback(() => setSheetOpen(true), [])
  const toggleMenu = useCallback(() => setFolded(!isFolded), [isFolded, setFolded])
  useShellKeys(area, { isOn: member.singleKeys, toggleMenu, openSheet })
  useOpenedPages(area)
  const shellActs = useMemo(
    () => [
      { title: 'Keys of this page', keys: '?', run: openSheet },
      { title: 'Fold the menu', keys: '[', run: toggleMenu },
      { title: 'Logout', run: signOut },
    ],
    [openSheet, toggleMenu, signOut],
  )
  const Banner = area.banner
  const Bell = area.bell
  const account = { area, onKeys: openSheet, onSignOut: signOut }
  return (
    <div className="flex h-dvh print:block print:h-auto">
      <a
        href="#content"
        className="sr-only rounded-control bg-surface p-3 shadow-card focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50"
      >
        Skip to the content
      </a>
      <SideMenu
        area={area}
        isFolded={isFolded}
        onFold={setFolded}
        onFind={openPalette}
        look={member.look}
        foot={<AccountMenu {...account} place={isFolded ? 'folded' : 'foot'} />}
      />
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <ClockNote />
        {Banner === undefined ? null : <Banner />}
        {member.look === undefined ? null : <LookBadge look={member.look} place="bar" />}
        {/* On a laptop all of this stands in the menu. */}
        <header className="no-print z-20 flex min-h-12 shrink-0 items-center gap-2 border-b border-line-soft bg-canvas px-4 md:hidden">
          {area.phoneBar === undefined ? (
            <button
              type="button"
              aria-label="Menu"
              aria-haspopup="dialog"
              onClick={() => setDrawerPath(pathname)}
              className={`${iconButton} -ms-2`}
            >
              <IconMenu2 aria-hidden="true" />
            </button>
          ) : null}
          <OfficeLogo />
          <span className="ms-1 hidden text-sm text-ink-soft sm:inline">{area.title}</span>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K"
            onClick={openPalette}
            className={`${iconButton} ms-auto text-ink-soft`}
          >
            <IconSearch aria-hidden="true" className="size-5" />
            <span className="sr-only">Find or do anything</span>
          </button>
          {Bell === undefined ? null : <Bell />}
          <AccountMenu {...account} place="bar" />
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="relative min-h-0 min-w-0 grow overflow-y-auto p-4 outline-none print:overflow-visible"
        >
          <ClosedNotice area={area} />
          {children}
        </main>
        <UndoBar />
        {area.phoneBar === undefined ? null : <PhoneBar area={area} onMore={() => setDrawerPath(pathname)} />}
      </div>
      {/* Open for the path that it was opened on: following a link closes it. */}
      <MenuDrawer area={area} isOpen={drawerPath === pathname} onClose={() => setDrawerPath(null)} />
      <CommandPalette
        area={area}
        shellActs={shellActs}
        isOpen={isPaletteOpen}
        onClose={() => setPaletteOpen(false)}
      />
      <KeySheet isOpen={isSheetOpen} isOn={member.singleKeys} onClose={() => setSheetOpen(false)} />
      <OfficeIdleWarning onOver={signOut} />
    </div>
  )
}
