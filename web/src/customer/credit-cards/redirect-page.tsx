import { useLayoutEffect, useState, type ComponentType } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate, useSearchParams } from '../../router/router.tsx'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { clickCreditCard } from '@marketplace/contract/catalogue/card-clicks'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { getSession, setSession, useSession } from '../../browser-storage/session-store.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, Disclosure, Notice } from '../../ui/surfaces.tsx'
import { OwnWords } from '../layout/own-words.tsx'
import { LayeredConsents } from '../start/layered-consents.tsx'
import { loadCarryTexts } from '../start/load-carry-texts.ts'
import { StartForm } from '../start/start-form.tsx'
import { CardFace } from './card-face.tsx'
import { CardFigures } from './card-figures.tsx'
import { useCardListPath } from './card-list-cookie.ts'
import { CardKeyFactsLink } from './card-links.tsx'
import { CardsFailure, CardsSkeleton } from './cards-waiting.tsx'
import { CardBenefit } from './card-tile.tsx'
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

/** The number, here and not on a page of its own; whoever has begun already goes on to the passcode. */
const LogIn = ({ card }: { card: CreditCard }) => {
  const t = useText()
  const navigate = useNavigate()
  const { prospectAppId } = useSession()
  // The product and its id bring the customer back here (section 3, session values).
  const keep = (): void => setSession({ productType: 'Credit Cards', productId: card.category_id })
  return prospectAppId === null ? (
    <div onSubmitCapture={keep}>
      <h2 className="mb-3 text-base">{t('leaving.log_in')}</h2>
      <StartForm layered={LayeredConsents} />
    </div>
  ) : (
    <Button
      className="w-full"
      onClick={() => {
        keep()
        navigate('/verification')
      }}
    >
      {t('leaving.log_in')}
    </Button>
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

/** What to know before leaving. */
const Facts = () => {
  const t = useText()
  const facts = [t('leaving.rules'), t('leaving.no_data'), t('leaving.paid'), t('leaving.recorded')]
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

const CardHead = ({ card }: { card: CreditCard }) => (
  <div className="flex items-start gap-4">
    <CardFace address={card.category_img_thumb} />
    <div className="min-w-0">
      <h2 className="text-base leading-snug break-words">{card.category_name}</h2>
      {card.key_feature === null ? null : <CardBenefit feature={card.key_feature} />}
    </div>
  </div>
)

/** The whole of a card: what it gives back, what it costs, and what its issuer says beside. */
const WholeCard = ({ card }: { card: CreditCard }) => {
  const t = useText()
  const format = useFormat()
  const { annual_fee, fee_waiver, joining_fee, marketing_bullets } = card
  return (
    <Card>
      <CardHead card={card} />
      <div className="mt-3 border-t border-line-soft pt-3">
        <CardFigures card={card} />
      </div>
      <p className="figures mt-2 text-sm text-ink-soft">
        <OwnWords>{[annual_fee, fee_waiver].filter((words) => words !== null).join(' · ')}</OwnWords>
        {joining_fee === null ? null : ` · ${t('cards.to_join', { amount: format.money(joining_fee) })}`}
      </p>
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {marketing_bullets.map((bullet) => (
          <li key={bullet}>
            <OwnWords>{bullet}</OwnWords>
          </li>
        ))}
      </ul>
      <CardKeyFactsLink card={card} />
    </Card>
  )
}

/** Who read all of this before signing in confirms once, and reads no second time. */
const OnceMore = ({ card, issuer }: { card: CreditCard; issuer: string }) => {
  const t = useText()
  const { brand } = useBootstrap()
  return (
    <>
      <p>{t('leaving.once_more', { issuer })}</p>
      <Card>
        <CardHead card={card} />
        <div className="mt-4">
          <Leave card={card} issuer={issuer} />
        </div>
        <Disclosure summary={t('leaving.before', { brand: brand.name })} className="mt-2">
          <Facts />
        </Disclosure>
      </Card>
    </>
  )
}

const Leaving = ({ card, hasRead }: { card: CreditCard; hasRead: boolean }) => {
  const t = useText()
  const { brand } = useBootstrap()
  const { atkn } = useSession()
  const issuer = card.issuer_name ?? card.category_name
  return (
    <>
      <h1 className="text-xl">{t('leaving.heading', { issuer })}</h1>
      {hasRead ? (
        <OnceMore card={card} issuer={issuer} />
      ) : (
        <>
          <p>{t('leaving.intro', { issuer })}</p>
          <WholeCard card={card} />
          <Card>
            <h2 className="mb-2 text-base">{t('leaving.before', { brand: brand.name })}</h2>
            <Facts />
            <div className="mt-4 border-t border-line-soft pt-4">
              {atkn === null ? <LogIn card={card} /> : <Leave card={card} issuer={issuer} />}
            </div>
          </Card>
        </>
      )}
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

/**
 * Once a signed-in customer is here, the card that was chosen has done its work: the way to the products is open again.
 * @returns the card for which they signed in: they come from this page, and have read it.
 */
const useArrivedAtCard = (): string | null => {
  const { atkn } = useSession()
  const [read, setRead] = useState<string | null>(null)
  // Before anything is painted: the whole page would flash up.
  useLayoutEffect(() => {
    const { productType, productId } = getSession()
    if (atkn === null || productType !== 'Credit Cards' || productId === null) return
    setRead(productId)
    setSession({ productId: null })
  }, [atkn])
  return read
}

/** Before the issuer's site: who that is, what we pass on, and a button; nobody is sent on by the page itself (section 2, redirect). */
const RedirectPage = () => {
  const read = useArrivedAtCard()
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
        <Leaving key={card.category_id} card={card} hasRead={read === card.category_id} />
      )}
    </div>
  )
}

export const loadRedirectPage = async (language: LanguageId): Promise<ComponentType> => {
  await loadCarryTexts(language)
  return RedirectPage
}
