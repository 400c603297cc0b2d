import {
  IconAddressBook,
  IconChecklist,
  IconCreditCard,
  IconFileText,
  IconFlag,
  IconListDetails,
  IconMessages,
  IconTicket,
  IconUmbrella,
  type Icon,
} from '@tabler/icons-react'
import { Link } from '../../router/link.tsx'
import type { Application } from '@marketplace/contract/loans/applications'
import { isLoanProduct, productJourneys } from '@marketplace/contract/reference/product-journeys'
import { recordOf } from '@marketplace/contract/reference/product-records'
import type { Product, ProductType } from '@marketplace/contract/reference/products'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { chooseProduct } from '../../session/choose-product.ts'

interface Door {
  to: string
  text: Extract<TextKey, `account.door.${string}`>
  icon: Icon
  /** What the pages behind it are about. */
  product?: ProductType
}

const own: readonly Door[] = [
  { to: '/user/my-data', text: 'account.door.my_data', icon: IconAddressBook },
  { to: '/user/contacts', text: 'account.door.contacts', icon: IconMessages },
  { to: '/user/consents', text: 'account.door.consents', icon: IconChecklist },
  { to: '/user/complaints', text: 'account.door.complaints', icon: IconFlag },
]

/** Doors to what the brand offers and the customer has, in one order. */
const doorsOf = (products: readonly Product[], application: Application | undefined): Door[] => {
  const offered = products.filter(({ available }) => available === 1).map(({ product_type }) => product_type)
  const has = (product: ProductType): boolean => offered.includes(product)
  const doors: Door[] = []
  if (application !== undefined && isLoanProduct(application.product_type)) {
    const product = application.product_type
    doors.push(
      { to: '/user/application-status', text: 'account.door.applications', icon: IconListDetails, product },
      { to: productJourneys[product].offers, text: 'account.door.offers', icon: IconFileText, product },
    )
  }
  if (has('Credit Cards'))
    doors.push({ to: '/credit-cards', text: 'account.door.cards', icon: IconCreditCard })
  if (offered.some((product) => recordOf(product).kind === 'insurance')) {
    doors.push({
      to: '/user/insurance',
      text: 'account.door.insurance',
      icon: IconUmbrella,
      product: 'Other Insurance',
    })
  }
  if (has('Discount Vouchers')) {
    doors.push({
      to: '/user/vouchers',
      text: 'account.door.vouchers',
      icon: IconTicket,
      product: 'Discount Vouchers',
    })
  }
  if (has('Deals'))
    doors.push({ to: '/user/deals', text: 'account.door.deals', icon: IconTicket, product: 'Deals' })
  return [...doors, ...own]
}

/** Everything that a customer has here, a press away. `application`: the newest open one. */
export const Doors = ({ application }: { application: Application | undefined }) => {
  const t = useText()
  const { products } = useBootstrap()
  return (
    <nav aria-labelledby="account-doors">
      <h2 id="account-doors" className="mb-2 text-lg">
        {t('account.doors')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 lg:grid-cols-4 lg:gap-3">
        {doorsOf(products, application).map(({ to, text, icon: Shape, product }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={product === undefined ? undefined : () => chooseProduct(product, null)}
              className="flex h-full min-h-18 items-center gap-2 rounded-surface bg-surface p-2.5 text-sm font-semibold no-underline shadow-card transition-colors duration-120 hover:bg-brand-soft"
            >
              <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-tone">
                <Shape aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0 leading-snug wrap-anywhere">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
