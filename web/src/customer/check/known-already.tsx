import { useNavigate } from '../../router/router.tsx'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useSession } from '../../browser-storage/session-store.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'

/** Whoever is logged in has answered before, and need not type it again. */
export const KnownAlready = ({ product }: { product: LoanProduct }) => {
  const t = useText()
  const navigate = useNavigate()
  const { atkn } = useSession()
  if (atkn === null) return null
  const goOn = async (): Promise<void> => {
    const { chooseProduct } = await import('../../session/choose-product.ts')
    chooseProduct(product, null)
    navigate('/user')
  }
  return (
    <Notice className="mt-3">
      <p>{t('check.known')}</p>
      <Button kind="secondary" className="mt-2" onClick={() => void goOn()}>
        {t('check.known_go')}
      </Button>
    </Notice>
  )
}
