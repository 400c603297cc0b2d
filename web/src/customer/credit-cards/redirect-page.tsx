import { useEffect, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate, useSearchParams } from '../../router/router.tsx'
import { clickCreditCard } from '@marketplace/contract/catalogue/card-clicks'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { getSession, setSession, useSession } from '../../browser-storage/session-store.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { CardFace } from './card-face.tsx'
import { CardFigures } from './card-figures.tsx'
import { useCardListPath } from './card-list-cookie.ts'
import { CardKeyFactsLink } from './card-links.tsx'
import { CardsFailure, CardsSkeleton } from './cards-waiting.tsx'
import { leaveTo } from './leave-to.ts'
import { useCards } from './use-cards.ts'

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4'

const BackLink = () => {
  const t = useText()
  return (
    <Link to={useCardListPath()} className={linkClass}>
      {t('leaving.back')}
    </Link>
  )
}

const MineLink = () => {
  const t = useText()
  return (
    <Link to="/user/credit-card" className={linkClass}>
      {t('cards.mine')}
    </Link>
  )
}

const LogIn = ({ card }: { card: CreditCard }) => {
  const t = useText()
  const navigate = useNavigate()
  const logIn = (): void => {
    // The product and its id bring the customer back here (section 3, session values).
    setSession({ productType: 'Credit Cards', productId: card.category_id })
    navigate('/verification')
  }
  return (
    <>
      <p className="mb-3">{t('leaving.log_in_why')}</p>
      <Button className="w-full" onClick={logIn}>
        {t('leaving.log_in')}
      </Button>
    </>
  )
}

const Gone = ({ issuer, address }: { issuer: string; address: string }) => {
  const t = useText()
  return (
    <Notice tone="good" live title={t('leaving.gone', { issuer })}>
      <p>{t('leaving.gone_text')}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={address} rel="noreferrer" className={linkClass}>
          {t('leaving.go', { issuer })}
        </a>
        <MineLink />
      </p>
    </Notice>
  )
}

const Leave = ({ card, issuer }: { card: CreditCard; issuer: string }) => {
  const t = useText()
  const { category_id } = card
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  const leave = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    // Where the session has ended meanwhile, signing in again leads back to this card.
    setSession({ productType: 'Credit Cards', productId: category_id })
    try {
      const { data } = await call(clickCreditCard, { body: { category_id } })
      setAddress(data.handoff_url)
      leaveTo(data.handoff_url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      if (getSession().atkn !== null) setSession({ productId: null })
      setBusy(false)
    }
  }
  if (address !== null) return <Gone issuer={issuer} address={address} />
  return (
    <>
      {problem === null ? null : (
        <Notice tone="bad" live className="mb-3">
          {problem}
        </Notice>
      )}
      <Button className="w-full" busy={isBusy} onClick={() => void leave()}>
        {t('leaving.go', { issuer })}
      </Button>
    </>
  )
}

const Leaving = ({ card }: { card: CreditCard }) => {
  const t = useText()
  const { brand } = useBootstrap()
  const { atkn } = useSession()
  const issuer = card.issuer_name ?? card.category_name
  const facts = [t('leaving.issuer_decides'), t('leaving.no_data'), t('leaving.paid'), t('leaving.recorded')]
  return (
    <>
      <h1 className="text-xl">{t('leaving.heading', { issuer })}</h1>
      <p>{t('leaving.intro', { card: card.category_name, issuer, brand: brand.name })}</p>
      {brand.example_data === 1 ? <Notice>{t('layout.example_data')}</Notice> : null}
      <Card>
        <div className="mb-3 flex items-start gap-3">
          <CardFace address={card.category_img_thumb} />
          <h2 className="min-w-0 text-base break-words">{card.category_name}</h2>
        </div>
        <CardFigures card={card} />
        <CardKeyFactsLink card={card} />
        <ul className="mt-2 mb-5 list-disc space-y-2 ps-5">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {atkn === null ? <LogIn card={card} /> : <Leave card={card} issuer={issuer} />}
      </Card>
      <BackLink />
    </>
  )
}

const Unknown = () => {
  const t = useText()
  return (
    <>
      <h1 className="text-xl">{t('leaving.unknown')}</h1>
      <Notice tone="warn">{t('leaving.unknown_text')}</Notice>
      <Link to="/credit-cards" className={buttonClass('secondary')}>
        {t('leaving.back')}
      </Link>
    </>
  )
}

/** Once a signed-in customer is here, the card that was chosen has done its work: the way to the products is open again. */
const useArrivedAtCard = (): void => {
  const { atkn } = useSession()
  useEffect(() => {
    if (atkn !== null && getSession().productType === 'Credit Cards') setSession({ productId: null })
  }, [atkn])
}

/** Before the issuer's site: who that is, what we pass on, and a button; nobody is sent on by the page itself (section 2, redirect). */
export const RedirectPage = () => {
  useArrivedAtCard()
  const search = useSearchParams()
  const { value: cards, error, reload } = useCards()
  const card = cards?.find(({ category_id }) => category_id === search.get('card'))
  return (
    <div className="mx-auto max-w-text space-y-4">
      {cards === null ? (
        error === null ? (
          <CardsSkeleton />
        ) : (
          <CardsFailure error={error} onRetry={reload} />
        )
      ) : card === undefined ? (
        <Unknown />
      ) : (
        <Leaving key={card.category_id} card={card} />
      )}
    </div>
  )
}
