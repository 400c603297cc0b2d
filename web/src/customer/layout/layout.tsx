import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from '../../router/router.tsx'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { loadAreaTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import type { Page } from '../page/page.ts'
import { ChallengeNote } from './challenge-note.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageSelect } from './language-select.tsx'

const HelpDialog = lazy(async () => {
  const [{ HelpDialog: component }] = await Promise.all([
    import('../help/help-dialog.tsx'),
    loadAreaTexts('checks', readLanguage(document.documentElement.lang)),
  ])
  return { default: component }
})
const HandOverDialog = lazy(async () => {
  const [{ HandOverDialog: component }] = await Promise.all([
    import('../hand-over/hand-over-dialog.tsx'),
    loadAreaTexts('hand-over', readLanguage(document.documentElement.lang)),
  ])
  return { default: component }
})
const IdleWarning = lazy(async () => ({
  default: (await import('../../session/idle-warning.tsx')).IdleWarning,
}))

const subscribeToConnection = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const OfflineBanner = () => {
  const t = useText()
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="no-print mx-auto block w-full max-w-page px-4 sm:px-6">
      {isOnline ? null : (
        <Notice tone="warn" className="mt-3">
          {t('layout.offline')}
        </Notice>
      )}
    </output>
  )
}

/** The idle warning is fetched once the page has long been there: it has nothing to say for minutes. */
const IDLE_WARNING_DELAY_MS = 20_000
const useLater = (): boolean => {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), IDLE_WARNING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}

/** Header, page, footer (section 2, Customer layout), with the help form and the idle warning at hand. */
export const Layout = ({ page, children }: { page: Page; children: ReactNode }) => {
  const t = useText()
  const { atkn } = useSession()
  const isLater = useLater()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [wasHelpOpen, setWasHelpOpen] = useState(false)
  const openHelp = (): void => {
    setWasHelpOpen(true)
    setHelpOpen(true)
  }
  const [handOver, setHandOver] = useState<'never' | 'open' | 'closed'>('never')
  const isAccount = page.area === 'account'
  const isOffers = useLocation().pathname === '/user/offers'
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#content"
        className="sr-only rounded-control bg-surface p-3 focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-50"
      >
        {t('layout.skip')}
      </a>
      <Header page={page} onHelp={openHelp} onHandOver={() => setHandOver('open')} />
      <OfflineBanner />
      <main id="content" className="mx-auto w-full max-w-page grow px-4 py-6 sm:px-6">
        {children}
      </main>
      <Footer languageSelect={isAccount && !isOffers ? <LanguageSelect /> : null} />
      <ChallengeNote className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-50 p-4 sm:start-auto sm:w-96" />
      <Toaster label={t('layout.toasts')} closeLabel={t('layout.close')} />
      {/* Apart: while one is fetched, what stands beside it in its boundary is taken away, and an open dialog closes. */}
      <Suspense fallback={null}>
        {wasHelpOpen ? <HelpDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {handOver === 'never' ? null : (
          <HandOverDialog isOpen={handOver === 'open'} onClose={() => setHandOver('closed')} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {atkn !== null && isLater ? <IdleWarning lateMs={IDLE_WARNING_DELAY_MS} /> : null}
      </Suspense>
    </div>
  )
}
