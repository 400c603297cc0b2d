import type { FirstStep } from '@marketplace/contract/partner-area/partner-funnel'
import type { Brand } from '@marketplace/contract/reference/brands'
import type { ProductType } from '@marketplace/contract/reference/products'
import { brandColours } from '../../brand/brand-colours.ts'

interface FunnelPreviewProps {
  brand: Brand
  line: string
  colour: string
  order: readonly ProductType[]
  first: FirstStep
}

/** The start of the partner's path as it would be: the mark, the line, the colours as pages really show them, and what stands first. */
export const FunnelPreview = ({ brand, line, colour, order, first }: FunnelPreviewProps) => {
  const { light } = brandColours(colour, brand.secondary_colour)
  const coBrand = brand.co_brand_name ?? (line === '' ? null : line)
  return (
    <section aria-labelledby="funnel-preview">
      <h2 id="funnel-preview" className="mb-2 text-base">
        What your visitors see
      </h2>
      <div
        className="overflow-hidden rounded-surface border border-line"
        style={{ background: light.canvas, color: light.ink }}
      >
        <div
          className="flex flex-wrap items-center gap-x-3 border-b px-3 py-2"
          style={{ background: light.surface, borderColor: light.line_soft }}
        >
          <img src={brand.logo_url} alt={brand.name} height={24} className="h-6 w-auto" />
          {coBrand === null ? null : (
            <span className="text-xs" style={{ color: light.ink_soft }}>
              In Partnership With <b>{coBrand}</b>
            </span>
          )}
        </div>
        <div className="p-3">
          {first === 'sign_in' ? (
            <div className="grid gap-2">
              <p className="font-semibold">Your mobile number</p>
              <span
                className="block h-9 rounded-control border"
                style={{ background: light.surface, borderColor: light.line }}
              />
              <span
                className="rounded-control px-3 py-2 text-center text-sm font-semibold"
                style={{ background: light.brand, color: light.on_brand }}
              >
                Get the passcode
              </span>
              <p className="text-xs" style={{ color: light.brand_ink }}>
                Then: {order.slice(0, 3).join(', ')} …
              </p>
            </div>
          ) : (
            <ul className="grid gap-1.5 text-sm">
              {order.slice(0, 6).map((product) => (
                <li
                  key={product}
                  className="rounded-control border px-3 py-2 font-semibold"
                  style={{ background: light.surface, borderColor: light.line_soft, color: light.brand_ink }}
                >
                  {product}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        The order of offers, the words of consents and the legal lines are the same for everybody and stay as
        they are.
      </p>
    </section>
  )
}
