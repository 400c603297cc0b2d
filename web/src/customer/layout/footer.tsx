import { indianClock } from '@marketplace/contract/platform/calendar/india-time'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useHref } from '../../router/router.tsx'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { useWayToProducts } from './use-way-to-products.ts'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

const NewTabLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const t = useText()
  return (
    <a href={useHref(href)} target="_blank" rel="noopener" className={linkClass}>
      {children}
      <span className="sr-only"> {t('layout.new_tab')}</span>
    </a>
  )
}

/** A page rendered in the old year may be read in the new one. */
const yearInIndia = (): number => indianClock(Date.now()).getUTCFullYear()

/** Who stands behind the page, what is agreed to, and whom to complain to (section 2; domain.md 5). */
export const Footer = ({ languageSelect }: { languageSelect: ReactNode }) => {
  const t = useText()
  const { brand } = useBootstrap()
  const { atkn } = useSession()
  const toProducts = useWayToProducts()
  return (
    <footer
      aria-label={t('layout.footer', { brand: brand.name })}
      className="no-print border-t border-line-soft bg-surface text-sm"
    >
      <div className="mx-auto max-w-page space-y-2 px-4 py-6 sm:px-6">
        {languageSelect}
        {brand.example_data === 1 ? <p className="font-semibold">{t('layout.example_data')}</p> : null}
        <p className="max-w-text text-ink-soft">{t('layout.role')}</p>
        <ul className="flex flex-wrap gap-x-6">
          {/* On a tablet neither the drawer nor the header has it. */}
          {toProducts === null ? null : (
            <li className="hidden sm:list-item lg:hidden">
              <button type="button" onClick={toProducts.go} className={linkClass}>
                {t(toProducts.text)}
              </button>
            </li>
          )}
          <li>
            <NewTabLink href="/terms-of-use">{t('layout.terms')}</NewTabLink>
          </li>
          <li>
            <NewTabLink href="/privacy-policy">{t('layout.privacy')}</NewTabLink>
          </li>
          <li>
            <Link to="/how-we-order-offers" className={linkClass}>
              {t('layout.ranking')}
            </Link>
          </li>
          <li>
            <Link to="/our-lenders" className={linkClass}>
              {t('layout.lenders')}
            </Link>
          </li>
          <li>
            <Link to="/calculators" className={linkClass}>
              {t('layout.calculators')}
            </Link>
          </li>
          {atkn === null ? null : (
            <>
              <li>
                <Link to="/user/my-data" className={linkClass}>
                  {t('layout.my_data')}
                </Link>
              </li>
              <li>
                <Link to="/user/complaints" className={linkClass}>
                  {t('layout.complaints')}
                </Link>
              </li>
            </>
          )}
          <li>
            <Link to="/grievance" className={linkClass}>
              {t('layout.grievance')}
            </Link>
          </li>
        </ul>
        <p className="text-ink-soft">
          {t('layout.grievance')}: {brand.grievance_officer_name}, {brand.grievance_email},{' '}
          <span className="whitespace-nowrap">{brand.grievance_phone}</span>
        </p>
        {brand.registered_address === null ? null : (
          <p className="max-w-text text-ink-soft">
            {t('layout.registered_address', {
              legal_name: brand.legal_name,
              address: brand.registered_address,
            })}
            {brand.company_website === null ? null : (
              <>
                {' '}
                <a
                  href={brand.company_website}
                  target="_blank"
                  rel="noopener"
                  className="wrap-anywhere underline underline-offset-4"
                >
                  {new URL(brand.company_website).host}
                  <span className="sr-only"> {t('layout.new_tab')}</span>
                </a>
              </>
            )}
          </p>
        )}
        <p className="text-ink-soft">
          © <span suppressHydrationWarning>{yearInIndia()}</span> {brand.name}.{' '}
          {t('layout.legal', { brand: brand.name, legal_name: brand.legal_name })}{' '}
          {brand.cin === null ? '' : `${t('layout.cin', { cin: brand.cin })} `}
          {brand.terms_apply === 1 ? t('layout.terms_apply') : ''}
        </p>
      </div>
    </footer>
  )
}
