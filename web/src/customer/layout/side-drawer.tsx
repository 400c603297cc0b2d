import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { ApiError } from '../../api/api-error.ts'
import { useText } from '../../i18n/use-text.ts'
import { startEditing } from '../../session/edit-profile.ts'
import { useJourney } from '../../session/use-journey.ts'
import { useCustomerName } from '../../session/profile-store.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { signOutAndReload } from '../../session/sign-out.ts'
import { Drawer } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { mayHandOver } from '../hand-over/may-hand-over.ts'
import type { Page } from '../page/page.ts'
import { DoorLink } from './door-link.tsx'
import { doorsOf } from './doors.ts'
import { useWayToProducts } from './use-way-to-products.ts'

const entryClass =
  'flex min-h-11 w-full items-center rounded-control px-3 py-2 text-start font-semibold hover:bg-brand-soft'

interface SideDrawerProps {
  page: Page
  isOpen: boolean
  onClose: () => void
  onHelp: () => void
  onHandOver: () => void
}

/** About the person, whatever they came for. */
const ownPages = [
  { to: '/user/account', text: 'layout.account' },
  { to: '/user/application-status', text: 'layout.applications' },
  { to: '/user/my-data', text: 'layout.my_data' },
  { to: '/user/consents', text: 'layout.consents' },
  { to: '/user/complaints', text: 'layout.complaints' },
] as const

const Entry = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <li>
    <button type="button" onClick={onPress} className={entryClass}>
      {children}
    </button>
  </li>
)

/** The phone's menu (section 2): 'Return to Profile' on the offers page, 'Return to Products' by way-to-products.ts. */
export const SideDrawer = ({ page, isOpen, onClose, onHelp, onHandOver }: SideDrawerProps) => {
  const t = useText()
  const { atkn } = useSession()
  const { products } = useBootstrap()
  const { detail } = useJourney()
  const name = useCustomerName()
  const navigate = useNavigate()
  const isSignedIn = atkn !== null
  const toProducts = useWayToProducts()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const editProfile = async (): Promise<void> => {
    try {
      await startEditing()
      navigate(detail)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    }
  }
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={name === '' ? t('layout.menu') : name}
      closeLabel={t('layout.close')}
    >
      <ul className="-mx-3">
        {isSignedIn && page.key === 'offers' ? (
          <Entry onPress={then(() => void editProfile())}>{t('layout.back_to_profile')}</Entry>
        ) : null}
        {toProducts === null ? null : <Entry onPress={then(toProducts.go)}>{t(toProducts.text)}</Entry>}
        {isSignedIn
          ? ownPages.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} onClick={onClose} className={entryClass}>
                  {t(text)}
                </Link>
              </li>
            ))
          : [...doorsOf(products), { to: '/login', text: 'layout.door.login' } as const].map((door) => (
              <li key={door.to}>
                <DoorLink door={door} className={entryClass} onClick={onClose} />
              </li>
            ))}
        {mayHandOver(page, atkn) ? <Entry onPress={then(onHandOver)}>{t('layout.hand_over')}</Entry> : null}
        <Entry onPress={then(onHelp)}>{t('layout.help')}</Entry>
        {isSignedIn ? (
          <Entry onPress={then(() => void signOutAndReload())}>{t('layout.logout')}</Entry>
        ) : null}
      </ul>
    </Drawer>
  )
}
