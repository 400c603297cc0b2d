import { Link } from '../../router/link.tsx'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass } from '../../ui/button.tsx'

/** The issuer's own one-page statement, on its site; it is not told where the reader came from. */
export const CardKeyFactsLink = ({ card: { category_name, kfs_url } }: { card: CreditCard }) => {
  const t = useText()
  return kfs_url === null ? null : (
    <a
      href={kfs_url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline underline-offset-4"
    >
      {t('cards.key_facts')}
      <span className="sr-only">
        {' '}
        {t('cards.of_card', { card: category_name })} {t('layout.new_tab')}
      </span>
    </a>
  )
}

/** The page that tells what happens before anybody leaves. */
export const redirectPath = (categoryId: string): string => `/redirect?card=${categoryId}`

/** To the card's page, where its application begins. */
export const CardApplyLink = ({ card }: { card: CreditCard }) => {
  const t = useText()
  return (
    <Link to={redirectPath(card.category_id)} rel="nofollow" className={buttonClass('secondary', 'text-sm')}>
      {t('cards.apply')}
      <span className="sr-only">
        {' '}
        {t('cards.apply_for', { card: card.category_name, issuer: card.issuer_name ?? '' })}
      </span>
    </Link>
  )
}
