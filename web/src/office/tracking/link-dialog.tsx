import { useMemo, useState } from 'react'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { filterCharacters } from '../form/check-fields.ts'
import { DayField } from '../form/day-field.tsx'
import { SearchSelect } from '../form/search-select.tsx'
import type { Labelled } from '../form/search-labels.ts'
import { FormDialog, type ServerErrors } from '../form/form-dialog.tsx'
import { useOfficeBootstrap } from '../session/office-bootstrap-context.ts'
import { useDraft } from '../session/use-draft.ts'
import { bodyOfLink, emptyLink, slugOfName, type LinkBrand, type LinkValues } from './link-form.ts'

const filterSlug = filterCharacters(/[a-z0-9-]/)

interface LinkDialogProps {
  brands: readonly LinkBrand[]
  /** What a path begins with unless another is typed; depends on whose link it is. */
  slugBefore: (values: LinkValues) => string
  onClose: () => void
  onMake: (body: ReturnType<typeof bodyOfLink>, values: LinkValues) => Promise<unknown>
  /** Of whom staff choose whose link it is. Has to be stable. */
  partners?: readonly Labelled[]
}

type Set = (changes: Partial<LinkValues>) => void

const campaign = [
  ['utm_source', 'Source (utm_source)'],
  ['utm_medium', 'Medium (utm_medium)'],
  ['utm_campaign', 'Campaign (utm_campaign)'],
] as const
const subs = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const

/** What the link adds by itself, for who counts by it. */
const MoreFields = ({ values, set, errors }: { values: LinkValues; set: Set; errors: ServerErrors }) => {
  const names = [...campaign, ...subs.map((name) => [name, `Sub-id ${name.slice(3)} (${name})`] as const)]
  const [isOpen, setOpen] = useState(names.some(([name]) => values[name] !== ''))
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 cursor-pointer py-2 font-semibold">Campaign and sub-ids</summary>
      <p className="mb-3 text-sm text-ink-soft">
        They stay with each lead of the link, and an address may bring its own. No name, number or e-mail of
        anybody.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors[`utms.${name}`] ?? errors[`subs.${name}`]}
            value={values[name]}
            onChange={({ target }) => {
              const changes: Partial<LinkValues> = {}
              changes[name] = target.value
              set(changes)
            }}
          />
        ))}
      </div>
    </details>
  )
}

/** Makes a link: what it is called, where it leads and until when. */
export const LinkDialog = ({ brands, slugBefore, onClose, onMake, partners }: LinkDialogProps) => {
  const { brand: here } = useOfficeBootstrap()
  // Made for the brand at whose address one works, unless another is chosen.
  const initial = useMemo(() => ({ ...emptyLink, brand: here.slug }), [here.slug])
  const [values, change, forget] = useDraft('new-link', initial)
  // Of what stands there: sent again after a lost answer it makes no second link.
  const set: Set = (changes) => change({ requestId: crypto.randomUUID(), ...changes })
  const [isTyped, setTyped] = useState(values.slug !== '')
  const slug = isTyped ? values.slug : slugOfName(slugBefore(values), values.name)
  const brand = brands.find((one) => one.slug === values.brand) ?? brands[0]
  const isReady =
    values.name.trim() !== '' && slug !== '' && (partners === undefined || values.partner !== '')
  return (
    <FormDialog
      isOpen
      title="New link"
      action="Make the link"
      canSubmit={isReady}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        await onMake(bodyOfLink({ ...values, slug }, brands), values)
      }}
    >
      {(errors) => (
        <>
          {partners === undefined ? null : (
            <SearchSelect
              label="Partner"
              options={partners}
              error={errors['partner_id']}
              value={values.partner}
              onChange={(partner) => set({ partner })}
            />
          )}
          <TextField
            label="Name"
            hint="Where it hangs or goes: Counter 2, WhatsApp family, Diwali poster."
            maxLength={60}
            autoComplete="off"
            error={errors['name']}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          {brands.length > 1 ? (
            <SelectField
              label="Brand"
              options={brands.map((one) => ({ value: one.slug, label: one.name }))}
              error={errors['brand_slug']}
              value={brand?.slug ?? ''}
              onChange={({ target }) => set({ brand: target.value, product: '' })}
            />
          ) : null}
          <SelectField
            label="Leads to"
            options={[
              { value: '', label: 'All products' },
              ...(brand?.products ?? []).map((product) => ({ value: product, label: product })),
            ]}
            error={errors['product_type']}
            value={values.product}
            onChange={({ target }) => set({ product: target.value })}
          />
          <TextField
            label="Path"
            hint={`${brand?.host ?? ''}/${slug}. It does not change afterwards: it is printed and sent around.`}
            prefix="/"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors['slug']}
            value={slug}
            onChange={({ target }) => {
              setTyped(true)
              set({ slug: filterSlug(target.value.toLowerCase()) })
            }}
          />
          <DayField
            label="Last day"
            hint="Empty for none. After it the page still opens and the lead is still the partner's."
            min="today"
            error={errors['expires_on']}
            value={values.expires_on}
            onChange={(expires_on) => set({ expires_on })}
          />
          <MoreFields values={values} set={set} errors={errors} />
        </>
      )}
    </FormDialog>
  )
}
