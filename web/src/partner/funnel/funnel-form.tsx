import { FirstStep, saveFunnel, type FunnelSettings } from '@marketplace/contract/partner-area/partner-funnel'
import { ProductType } from '@marketplace/contract/reference/products'
import { useMemo, useState, type SubmitEvent } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/form/field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { FunnelPreview } from './funnel-preview.tsx'
import { namedOf, wholeOrder } from './move-in-order.ts'
import { ProductOrder } from './product-order.tsx'

const steps = [
  { value: 'sign_in', label: 'The sign-in' },
  { value: 'products', label: 'The products' },
] as const

const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

interface FunnelFormProps {
  settings: FunnelSettings
  onSaved: () => void
}

/** What a partner chooses of its path, with a picture that follows; saved for the next visitor. */
export const FunnelForm = ({ settings, onSaved }: FunnelFormProps) => {
  const { funnel, version, brand, products } = settings
  const stored = useMemo(
    () => ({
      line: funnel.co_brand_line ?? '',
      colour: funnel.primary_colour ?? '',
      first: funnel.first_step as string,
      order: wholeOrder(products, funnel.product_order).join('|'),
    }),
    [funnel, products],
  )
  const [draft, set, forget] = useDraft(`funnel-${version}`, stored)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = fieldErrors(failure)
  const first = FirstStep.safeParse(draft.first).data ?? 'sign_in'
  const order = wholeOrder(
    products,
    draft.order.split('|').flatMap((name) => ProductType.safeParse(name).data ?? []),
  )
  const colour = isHex(draft.colour) ? draft.colour : brand.primary_colour
  const isColourWrong = draft.colour !== '' && !isHex(draft.colour)
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || isColourWrong) return
    setBusy(true)
    setFailure(null)
    try {
      await officeCall(saveFunnel, {
        body: {
          version,
          co_brand_line: draft.line.trim() === '' ? null : draft.line.trim(),
          product_order: namedOf(products, order),
          first_step: first,
          primary_colour: draft.colour === '' ? null : draft.colour,
        },
      })
      forget()
      showToast('Saved: the next visitor of your path sees it', 'good')
      onSaved()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        {brand.co_brand_name === null ? (
          <TextField
            label="Line behind “In Partnership With” (may be empty)"
            maxLength={60}
            value={draft.line}
            error={errors['co_brand_line']}
            onChange={({ target }) => set({ line: target.value })}
          />
        ) : (
          <Notice>
            The brand works in partnership with {brand.co_brand_name}: there is no room for another.
          </Notice>
        )}
        <div>
          <p className="mb-1 text-sm font-semibold">What comes first</p>
          <Segmented
            label="What comes first"
            options={steps}
            value={first}
            onChange={(value) => set({ first: value })}
          />
        </div>
        <div>
          <Field
            label="Main colour (empty: the brand’s)"
            error={isColourWrong ? 'Write a colour as #14532d' : errors['primary_colour']}
          >
            {(control) => (
              <div className="flex gap-2">
                <input
                  type="color"
                  aria-label="Pick the main colour"
                  value={colour}
                  onChange={({ target }) => set({ colour: target.value.toLowerCase() })}
                  className="size-11 shrink-0 rounded-control border border-line bg-surface p-1"
                />
                <input
                  {...control}
                  type="text"
                  maxLength={7}
                  spellCheck={false}
                  value={draft.colour}
                  onChange={({ target }) => set({ colour: target.value.trim().toLowerCase() })}
                  className={controlClass(isColourWrong)}
                />
              </div>
            )}
          </Field>
        </div>
        <ProductOrder order={order} onChange={(next) => set({ order: next.join('|') })} />
        {failure === null ? null : (
          <Notice tone="bad" live>
            {failureText(failure)}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            Save
          </Button>
        </div>
      </form>
      <FunnelPreview brand={brand} line={draft.line.trim()} colour={colour} order={order} first={first} />
    </div>
  )
}
