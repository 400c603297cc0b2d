import { useNavigate } from 'react-router'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { forgetProduct, useSession } from '../../browser-storage/session-store.ts'

/** 'Return to Products' (section 2): for whoever is signed in, unless the sub-domain sells loans alone; null where there is none. */
export const useWayToProducts = (): (() => void) | null => {
  const { brand } = useBootstrap()
  const { atkn } = useSession()
  const navigate = useNavigate()
  const sellsLoansAlone = brand.sub_domain_type === 'loans' || brand.sub_domain_type === 'goldloans'
  if (atkn === null || sellsLoansAlone) return null
  return () => {
    forgetProduct()
    void navigate('/products')
  }
}
