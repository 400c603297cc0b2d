import { useText } from '../../i18n/use-text.ts'

/** The products of the brand. */
export const ProductsPage = () => {
  const t = useText()
  return <h1 className="text-xl">{t('products.heading')}</h1>
}
