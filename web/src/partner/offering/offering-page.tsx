import { roleSeesMoney } from '@marketplace/contract/partners/partner-team'
import { listProductOffering, type OfferedProduct } from '@marketplace/contract/partner-area/partner-offering'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { termsWords } from '../home/share-words.ts'
import { usePartnerRole } from '../roles/use-partner-role.ts'
import { productWords } from './needs-words.ts'

const offering = ask('partner-offering', listProductOffering, {})

const otherWords: Readonly<Record<Exclude<OfferedProduct['kind'], 'loan'>, string>> = {
  card: 'Compared here, applied for at the issuer',
  voucher: 'Bought here',
  insurance: 'Referred to a licensed entity',
}

const ProductRow = ({ product }: { product: OfferedProduct }) => (
  <li className="border-b border-line-soft">
    <Link
      to={`/partner/product-offering/${product.product_id}`}
      className="flex min-h-11 flex-wrap items-baseline gap-x-4 py-2 no-underline hover:bg-hover"
    >
      <span className="w-56 font-semibold text-brand-ink underline decoration-line underline-offset-4">
        {product.product_type}
      </span>
      <span className="text-sm text-ink-soft">
        {product.kind === 'loan' ? productWords(product) : otherWords[product.kind]}
      </span>
    </Link>
  </li>
)

/** What the partner's customers can be offered today; each product opens what it needs and pays. */
export const OfferingPage = () => {
  const { value, error, reload } = useAnswer(offering)
  const role = usePartnerRole()
  return (
    <>
      <PageHeading
        title="Product offering"
        text={value === null || !roleSeesMoney(role) ? undefined : termsWords(value.data.terms)}
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-64" />
      ) : (
        <ul aria-label="Products" className="border-t border-line-soft">
          {value.data.products.map((product) => (
            <ProductRow key={product.product_id} product={product} />
          ))}
        </ul>
      )}
    </>
  )
}
