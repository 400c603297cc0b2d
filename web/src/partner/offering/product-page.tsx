import { roleSeesMoney } from '@marketplace/contract/partners/partner-team'
import { getProductOffering, type OfferedLender } from '@marketplace/contract/partner-area/partner-offering'
import type { Answer } from '@marketplace/contract/platform/call'
import { isLoanProduct, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useParams } from '../../router/router.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { termsWords } from '../home/share-words.ts'
import { usePartnerRole } from '../roles/use-partner-role.ts'
import { askedOf, atHandFor, stepsOf } from './asked-of-customers.ts'
import { lenderFacts, payWords, productWords } from './needs-words.ts'
import { ShareButton } from './share-button.tsx'

type Offering = Answer<typeof getProductOffering>['data']

const back = { to: '/partner/product-offering', label: 'Back to the products' }

const Pay = ({ lender: { pay } }: { lender: OfferedLender }) =>
  pay === null ? (
    <p className="mb-2 text-sm text-ink-soft">
      Nothing is paid for this lender today: no terms are agreed with you, or no rule of the lender takes such
      a month.
    </p>
  ) : (
    <div className="mb-2">
      <p>
        <span className="figures text-lg font-semibold">{exactRupees(pay.own)}</span>{' '}
        <span className="text-sm text-ink-soft">yours, for example</span>
      </p>
      <p className="text-sm text-ink-soft">{payWords(pay)}</p>
    </div>
  )

const LenderCard = ({ lender, showsPay }: { lender: OfferedLender; showsPay: boolean }) => (
  <Card aria-labelledby={`lender-${lender.lender_id}`}>
    <h3 id={`lender-${lender.lender_id}`} className="text-base">
      {lender.legal_name}
    </h3>
    <p className="mb-2 text-sm text-ink-soft">{lender.lender_kind ?? ''}</p>
    {showsPay ? <Pay lender={lender} /> : null}
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 min-[80rem]:grid-cols-3">
      {lenderFacts(lender).map(({ key, label, value }) => (
        <div key={key}>
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  </Card>
)

const Asked = ({ product }: { product: LoanProduct }) => (
  <aside className="grid content-start gap-4">
    <Card aria-labelledby="steps">
      <h2 id="steps" className="mb-2 text-base">
        How it goes
      </h2>
      <ol className="list-decimal space-y-1 ps-5 text-sm">
        {stepsOf(product).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
    <Card aria-labelledby="at-hand">
      <h2 id="at-hand" className="mb-2 text-base">
        To have at hand
      </h2>
      <ul className="list-disc space-y-1 ps-5 text-sm">
        {atHandFor(product).map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        A lender may ask for more; the customer then reads it in the application, and you under Needs you.
      </p>
    </Card>
    <Card aria-labelledby="asked">
      <h2 id="asked" className="mb-2 text-base">
        What we ask
      </h2>
      {askedOf(product).map(({ group, title, questions }) => (
        <details key={group} className="border-t border-line-soft py-1.5 text-sm">
          <summary className="min-h-6 cursor-pointer">{title}</summary>
          <ul className="list-disc ps-5 text-ink-soft">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </details>
      ))}
    </Card>
  </aside>
)

interface LoanProps {
  offering: Offering
  product: LoanProduct
  /** False for sales, who are told no share. */
  showsPay: boolean
}

const Loan = ({ offering: { lenders, day }, product, showsPay }: LoanProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <section aria-labelledby="lenders" className="grid min-w-0 gap-3">
      <h2 id="lenders" className="text-base">
        Lenders on {dayText(day)}
        {showsPay ? ', the one that would bring you most first' : ', by name'}
      </h2>
      {lenders.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No lender of this product is live today. A customer who chooses it now sees no offers.
        </p>
      ) : (
        lenders.map((lender) => <LenderCard key={lender.lender_id} lender={lender} showsPay={showsPay} />)
      )}
      <p className="text-sm text-ink-soft">
        {showsPay ? 'The order here is for you alone. ' : ''}Customers see offers in our published order,
        which no partner and no commission changes.
      </p>
    </section>
    <Asked product={product} />
  </div>
)

const Other = () => (
  <p className="max-w-form">
    No commission of ours is booked for this product, so there is none to share with you; your customers can
    use it all the same.
  </p>
)

const Found = ({ offering }: { offering: Offering }) => {
  const { product, terms } = offering
  const showsPay = roleSeesMoney(usePartnerRole())
  return (
    <>
      {showsPay ? <p className="mb-4 text-sm">{termsWords(terms)}</p> : null}
      {isLoanProduct(product.product_type) ? (
        <Loan offering={offering} product={product.product_type} showsPay={showsPay} />
      ) : (
        <Other />
      )}
    </>
  )
}

/** One product: what each lender needs and charges, what the partner is paid for it, what we ask, and how it goes. */
export const ProductPage = () => {
  const { product_id = '' } = useParams()
  const { value, error, reload } = useAnswer(
    ask('partner-offering', getProductOffering, { params: { product_id } }),
  )
  if (value === null && error !== null && (error.status === 404 || error.status === 400))
    return <NotFoundPage />
  const offering = value?.data ?? null
  return (
    <>
      <PageHeading
        title={offering?.product.product_type ?? 'Product'}
        text={
          offering === null || offering.product.kind !== 'loan' ? undefined : productWords(offering.product)
        }
        back={back}
        actions={
          offering === null ? undefined : (
            <ShareButton
              path={offering.link_path}
              words={`${offering.product.product_type}: compare offers of many lenders, with the whole cost.`}
            />
          )
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {offering === null ? error === null && <Skeleton className="h-64" /> : <Found offering={offering} />}
    </>
  )
}
