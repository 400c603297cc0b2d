import { useNavigate } from '../../router/router.tsx'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { forgetProduct, useSession } from '../../browser-storage/session-store.ts'
import { wayToProductsText } from './way-to-products.ts'

interface WayToProducts {
  text: NonNullable<ReturnType<typeof wayToProductsText>>
  go: () => void
}

/** The way to another product (section 2), for whoever is signed in; null where there is none. */
export const useWayToProducts = (): WayToProducts | null => {
  const { brand, products } = useBootstrap()
  const { atkn } = useSession()
  const navigate = useNavigate()
  const text = wayToProductsText(brand.sub_domain_type, products.length)
  if (atkn === null || text === null) return null
  return {
    text,
    go: () => {
      forgetProduct()
      navigate('/products')
    },
  }
}
