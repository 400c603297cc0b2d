import { useCallback, type ComponentType } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import { loanAtCheckPath } from '@marketplace/contract/loans/check-paths'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useCarried } from '../../api/use-carried.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { CheckForm } from './check-form.tsx'
import { loadOptionWords } from './option-words.ts'

const Questions = ({ product }: { product: LoanProduct }) => {
  const t = useText()
  const { check } = useBootstrap()
  const carried = check?.match.product_type === product ? check : undefined
  const fetch = useCallback(
    async (signal: AbortSignal) => (await import('./fetch-check.ts')).fetchCheck(product, signal),
    [product],
  )
  const { value, error, reload } = useCarried(carried, fetch)
  if (value !== null) return <CheckForm key={product} product={product} page={value} />
  return (
    <>
      <h1 className="text-xl">{t('check.form')}</h1>
      {error === null ? (
        <Skeleton className="mt-4 h-96" />
      ) : (
        <Notice tone="bad" live className="mt-4">
          <p>{t('check.failed')}</p>
          <Button kind="secondary" className="mt-2" onClick={reload}>
            {t('check.again')}
          </Button>
        </Notice>
      )}
    </>
  )
}

const NotOffered = () => {
  const t = useText()
  return (
    <>
      <h1 className="text-xl">{t('check.not_offered')}</h1>
      <p className="mt-2">{t('check.not_offered_text')}</p>
      <Link to="/products" className={buttonClass('primary', 'mt-4')}>
        {t('check.not_offered_go')}
      </Link>
    </>
  )
}

/** The questions of the loan whose address it is. */
const CheckPage = () => {
  const { pathname } = useLocation()
  const { products } = useBootstrap()
  const product = loanAtCheckPath(pathname.replace(/\/+$/, ''))
  const isOffered = products.some(({ product_type }) => product_type === product)
  return product === null || !isOffered ? <NotOffered /> : <Questions product={product} />
}

export const loadCheckPage = async (language: LanguageId): Promise<ComponentType> => {
  await loadOptionWords(language)
  return CheckPage
}
