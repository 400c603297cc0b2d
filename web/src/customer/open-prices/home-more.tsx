import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { productGroups } from '../products/product-groups.ts'
import { ProductTile } from '../products/product-tile.tsx'
import { useProductChoice } from '../products/use-product-choice.tsx'

/** Below the prices: a door to everything that the brand offers, loans first. */
export const HomeMore = () => {
  const t = useText()
  const { products } = useBootstrap()
  const { choose, question } = useProductChoice()
  const open = products.filter(({ available }) => available === 1).map(({ product_type }) => product_type)
  return (
    <section aria-labelledby="offered-title" className="mt-10">
      <h2 id="offered-title" className="mb-3 text-lg">
        {t('products.heading')}
      </h2>
      <ul className="grid grid-cols-3 gap-2 max-[17em]:grid-cols-1 sm:grid-cols-4 lg:grid-cols-7 lg:gap-3">
        {productGroups(open).flatMap(({ large, small }) =>
          [...large, ...small].map((product) => (
            <li key={product}>
              <ProductTile product={product} shape="small" onChoose={choose} />
            </li>
          )),
        )}
      </ul>
      {question}
    </section>
  )
}
