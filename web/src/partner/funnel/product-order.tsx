import type { ProductType } from '@marketplace/contract/reference/products'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { moved } from './move-in-order.ts'

const button =
  'inline-flex size-8 items-center justify-center rounded-control text-ink-soft hover:bg-hover disabled:opacity-40 pointer-coarse:size-11'

interface ProductOrderProps {
  order: readonly ProductType[]
  onChange: (order: ProductType[]) => void
}

/** The products in the order in which they are shown; each moves by two buttons. */
export const ProductOrder = ({ order, onChange }: ProductOrderProps) => (
  <fieldset>
    <legend className="mb-1 text-sm font-semibold">Order of the products</legend>
    <ol className="divide-y divide-line-soft border-y border-line-soft text-sm">
      {order.map((product, place) => (
        <li key={product} className="flex items-center justify-between gap-2">
          <span>
            {place + 1}. {product}
          </span>
          <span className="flex">
            <button
              type="button"
              aria-label={`Move ${product} up`}
              disabled={place === 0}
              onClick={() => onChange(moved(order, place, -1))}
              className={button}
            >
              <IconArrowUp aria-hidden="true" className="size-4" />
            </button>
            <button
              type="button"
              aria-label={`Move ${product} down`}
              disabled={place === order.length - 1}
              onClick={() => onChange(moved(order, place, 1))}
              className={button}
            >
              <IconArrowDown aria-hidden="true" className="size-4" />
            </button>
          </span>
        </li>
      ))}
    </ol>
  </fieldset>
)
