import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { NoProducts } from './no-products.tsx'
import { productGroups, type ProductGroup } from './product-groups.ts'
import { ProductTile } from './product-tile.tsx'
import { useProductChoice } from './use-product-choice.tsx'

interface GroupProps {
  group: ProductGroup
  onChoose: ReturnType<typeof useProductChoice>['choose']
}

const Group = ({ group: { kind, large, small }, onChoose }: GroupProps) => {
  const t = useText()
  const { lowest_aprs = [] } = useBootstrap()
  const title = `products-${kind}`
  return (
    <section id={kind} aria-labelledby={title} className="mt-6 scroll-mt-4">
      <h2 id={title} className="mb-3 text-lg">
        {t(`products.group.${kind}`)}
      </h2>
      {large.length === 0 ? null : (
        <ul className="mb-3 grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
          {large.map((product) => (
            <li key={product}>
              <ProductTile product={product} shape="large" onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {small.map((product) => (
          <li key={product}>
            <ProductTile product={product} shape="row" onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {kind === 'loan' && lowest_aprs.length > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{t('products.all_rates')}</p>
      ) : null}
    </section>
  )
}

/** The brand's open product types (section 9), for whoever comes. What a choice does: product-tile.tsx. */
export const ProductsPage = () => {
  const t = useText()
  const { products } = useBootstrap()
  const { choose, question } = useProductChoice()
  const open = products.filter(({ available }) => available === 1).map(({ product_type }) => product_type)
  return (
    <div className="lg:pt-4">
      <h1 className="text-xl">{t('products.heading')}</h1>
      {open.length === 0 ? (
        <NoProducts />
      ) : (
        <>
          <p className="mt-2 max-w-text text-ink-soft">{t('products.intro')}</p>
          {productGroups(open).map((group) => (
            <Group key={group.kind} group={group} onChoose={choose} />
          ))}
        </>
      )}
      {question}
    </div>
  )
}
