import { IconHelpCircle, IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { useCustomerName } from '../../session/profile-store.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { signOutAndReload } from '../../session/sign-out.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Page } from '../page/page.ts'
import { mayHandOver } from '../hand-over/may-hand-over.ts'
import { DoorLink } from './door-link.tsx'
import { doorsOf } from './doors.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { CoBrandLogo, Logo } from './logo.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { useWayToProducts } from './use-way-to-products.ts'

/** What a visitor may look at, on a wide screen; whoever is signed in has their own menu. */
const Doors = () => {
  const t = useText()
  const { products } = useBootstrap()
  return (
    <nav aria-label={t('layout.door.main')} className="ms-4 hidden lg:block">
      <ul className="flex gap-1">
        {doorsOf(products).map((door) => (
          <li key={door.to}>
            <DoorLink
              door={door}
              className="inline-flex min-h-11 items-center rounded-control px-3 no-underline hover:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Logo, co-brand, the customer's name, Help and Logout (section 2); on a phone the last three are in the drawer. */
export const Header = ({
  page,
  onHelp,
  onHandOver,
}: {
  page: Page
  onHelp: () => void
  onHandOver: () => void
}) => {
  const t = useText()
  const { brand } = useBootstrap()
  const { atkn } = useSession()
  const name = useCustomerName()
  const toProducts = useWayToProducts()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <header className="head no-print border-b border-line-soft bg-surface">
      <div className="head-row mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-3 px-4 sm:px-6">
        <Link
          to={atkn === null ? '/' : '/user/account'}
          aria-label={t('layout.home', { brand: brand.name })}
          className="inline-flex min-h-11 items-center rounded-control"
        >
          <Logo />
        </Link>
        {brand.co_brand_logo_url === null && brand.co_brand_name === null ? null : (
          <div className="order-last flex w-full items-center gap-2 pb-2 text-xs text-ink-soft sm:order-none sm:w-auto sm:pb-0">
            {t('layout.partnership')}
            <CoBrandLogo />
          </div>
        )}
        {atkn === null ? <Doors /> : null}
        <div className="ms-auto flex items-center gap-1">
          <LanguageSwitch />
          <div className="hidden items-center gap-1 sm:flex">
            {/* Where the drawer is not: without it nobody at a desk could choose another product. */}
            {toProducts === null || page.key === 'products' ? null : (
              <span className="hidden lg:block">
                <Button kind="quiet" onClick={toProducts.go}>
                  {t(toProducts.text)}
                </Button>
              </span>
            )}
            {mayHandOver(page, atkn) ? (
              <Button kind="quiet" onClick={onHandOver}>
                {t('layout.hand_over')}
              </Button>
            ) : null}
            <Button kind="quiet" onClick={onHelp}>
              <IconHelpCircle aria-hidden="true" className="size-5" />
              {t('layout.help')}
            </Button>
            {atkn === null ? (
              <Link to="/login" className={buttonClass('secondary')}>
                {t('layout.door.login')}
              </Link>
            ) : (
              <>
                <Link to="/user/application-status" className={buttonClass('quiet', 'hidden lg:inline-flex')}>
                  {t('layout.applications')}
                </Link>
                <Link to="/user/account" className={buttonClass('quiet')}>
                  {name === '' ? t('layout.account') : name}
                </Link>
              </>
            )}
            {atkn === null ? null : (
              <Button kind="quiet" onClick={() => void signOutAndReload()}>
                {t('layout.logout')}
              </Button>
            )}
          </div>
          <button
            type="button"
            aria-label={t('layout.menu')}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
            className={classNames(
              '-me-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-brand-soft',
              // On a tablet a visitor has the doors in the drawer, and whoever is signed in all of theirs in the line.
              atkn === null ? 'lg:hidden' : 'sm:hidden',
            )}
          >
            <IconMenu2 aria-hidden="true" />
          </button>
        </div>
      </div>
      <SideDrawer
        page={page}
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        onHelp={onHelp}
        onHandOver={onHandOver}
      />
    </header>
  )
}
