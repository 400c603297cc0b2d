import { useId } from 'react'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'

/** The product that the matrix is of. */
export const ProductSelect = ({
  value,
  onChange,
}: {
  value: ProductType
  onChange: (value: string) => void
}) => {
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className="text-ink-soft">
        Product
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 rounded-control border border-line bg-surface px-3"
      >
        {productTypes.map((product) => (
          <option key={product}>{product}</option>
        ))}
      </select>
    </span>
  )
}
