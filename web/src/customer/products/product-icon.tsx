import {
  IconBuildingStore,
  IconCar,
  IconCoins,
  IconCreditCard,
  IconHeartbeat,
  IconHome,
  IconMotorbike,
  IconSchool,
  IconShieldCheck,
  IconTag,
  IconTicket,
  IconUmbrella,
  IconWallet,
  type Icon,
} from '@tabler/icons-react'
import type { ProductType } from '@marketplace/contract/reference/products'

const icons: Record<ProductType, Icon> = {
  'Personal Loans': IconWallet,
  'Business Loans': IconBuildingStore,
  'Gold Loans': IconCoins,
  'Affordable Housing Loan': IconHome,
  'Credit Cards': IconCreditCard,
  'Student Loans': IconSchool,
  'Discount Vouchers': IconTicket,
  Deals: IconTag,
  '2-wheeler': IconMotorbike,
  Car: IconCar,
  Health: IconHeartbeat,
  Shop: IconShieldCheck,
  'Other Insurance': IconUmbrella,
}

export const ProductIcon = ({ product }: { product: ProductType }) => {
  const Shape = icons[product]
  return (
    <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-control bg-brand-soft text-brand-ink">
      <Shape aria-hidden="true" className="size-6" />
    </span>
  )
}
