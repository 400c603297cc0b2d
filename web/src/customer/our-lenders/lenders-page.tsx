import { useState } from 'react'
import { isBank } from '@marketplace/contract/market/lender-kinds'
import { listPublicLenders, type DirectoryLender } from '@marketplace/contract/market/lenders'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import { call } from '../../api/call.ts'
import { useCarried } from '../../api/use-carried.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Band } from '../../ui/band.tsx'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { LegalWaiting } from '../legal/legal-waiting.tsx'
import { Spot } from '../spot/spot.tsx'
import { countProducts, everyLender, isShown, type LenderFilter } from './filter-lenders.ts'
import { lenderColumns, LenderRow } from './lender-row.tsx'
import type { DrawMark } from '../lender-mark/late-mark.tsx'
import { useMarks } from '../lender-mark/use-marks.ts'

const fetchLenders = async (signal: AbortSignal): Promise<readonly DirectoryLender[]> =>
  (await call(listPublicLenders, { signal })).data

interface PartsProps {
  lenders: readonly DirectoryLender[]
  loans: ReturnType<typeof countProducts>
  filter: LenderFilter
  onChange: (changes: Partial<LenderFilter>) => void
}

/** Parts of the list: by name, by kind, by loan. None changes its order. */
const Parts = ({ lenders, loans, filter, onChange }: PartsProps) => {
  const t = useText()
  const banks = lenders.filter(({ lender_kind }) => isBank(lender_kind)).length
  return (
    <div role="search" className="space-y-2">
      <TextField
        type="search"
        label={t('lenders.search')}
        value={filter.name}
        onChange={(event) => onChange({ name: event.target.value })}
        autoComplete="off"
        maxLength={60}
        className="lg:max-w-form"
      />
      {banks === 0 || banks === lenders.length ? null : (
        <Chips
          label={t('lenders.by_kind')}
          chips={[
            { value: 'all', label: t('lenders.all', { count: lenders.length }) },
            { value: 'bank', label: t('lenders.banks', { count: banks }) },
            { value: 'nbfc', label: t('lenders.nbfcs', { count: lenders.length - banks }) },
          ]}
          chosen={filter.kind}
          onChoose={(kind) => onChange({ kind })}
        />
      )}
      {loans.length < 2 ? null : (
        <Chips
          label={t('lenders.by_product')}
          chips={[
            { value: 'all', label: t('lenders.all_loans') },
            ...loans.map(({ product, count }) => ({
              value: product,
              label: t('lenders.of_product', { name: t(`products.name.${product}`), count }),
            })),
          ]}
          chosen={filter.product}
          onChoose={(product) => onChange({ product })}
        />
      )}
    </div>
  )
}

const Heads = () => {
  const t = useText()
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b border-line-soft pb-2 text-sm text-ink-soft ${lenderColumns}`}
    >
      <span className="col-span-2">{t('lenders.lender')}</span>
      <span className="text-end">APR</span>
      <span className="text-end">{t('lenders.amount')}</span>
      <span className="text-end">{t('lenders.time')}</span>
      <span />
    </div>
  )
}

/** As many of one loan are in sight before the rest is asked for, which stands in the document and works without script. */
const FIRST = 10

interface GroupProps {
  product: ProductType
  lenders: readonly DirectoryLender[]
  filter: LenderFilter
  draw: DrawMark | null
}

/** The lenders of one loan, from A to Z. */
const Group = ({ product, lenders, filter, draw }: GroupProps) => {
  const t = useText()
  const title = `lenders-${productTypes.indexOf(product)}`
  const own = lenders.filter(({ product_type }) => product_type === product)
  const shown = new Set(own.filter((lender) => isShown(lender, filter)))
  const isPart = shown.size < own.length
  const rowsOf = (rows: readonly DirectoryLender[]) =>
    rows.map((lender) => (
      <LenderRow key={lender.lender_id} lender={lender} draw={draw} isShown={shown.has(lender)} />
    ))
  return (
    <section
      hidden={shown.size === 0}
      aria-labelledby={title}
      className="mt-4 rounded-surface bg-surface px-4 pt-3 pb-1 shadow-card"
    >
      <h2 id={title} className="figures mb-1 text-lg">
        {t(`products.name.${product}`)}{' '}
        <span className="text-base font-normal text-ink-soft">{shown.size}</span>
      </h2>
      <Heads />
      <ul>{rowsOf(own.slice(0, FIRST))}</ul>
      {own.length <= FIRST ? null : (
        <details open={isPart} className="group/rest border-t border-line-soft">
          <summary
            hidden={isPart}
            className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink group-open/rest:hidden"
          >
            {t('lenders.rest', { count: own.length - FIRST })}
          </summary>
          <ul>{rowsOf(own.slice(FIRST))}</ul>
        </details>
      )}
    </section>
  )
}

const Directory = ({ lenders }: { lenders: readonly DirectoryLender[] }) => {
  const t = useText()
  const { products } = useBootstrap()
  const draw = useMarks()
  const [filter, setFilter] = useState(everyLender)
  if (lenders.length === 0) return <Notice>{t('lenders.none')}</Notice>
  const loans = countProducts(
    lenders,
    products.map(({ product_type }) => product_type),
  )
  const shown = lenders.filter((lender) => isShown(lender, filter)).length
  return (
    <>
      <Parts
        lenders={lenders}
        loans={loans}
        filter={filter}
        onChange={(changes) => setFilter((before) => ({ ...before, ...changes }))}
      />
      <output className="sr-only">{t('lenders.shown', { count: shown })}</output>
      {loans.map(({ product }) => (
        <Group key={product} product={product} lenders={lenders} filter={filter} draw={draw} />
      ))}
      {shown > 0 ? null : (
        <div className="mt-4 grid justify-items-center rounded-surface bg-surface p-6 text-center shadow-card">
          <Spot name="none" size={120} />
          <p className="mt-3 mb-4">{t('lenders.no_match')}</p>
          <Button onClick={() => setFilter(everyLender)}>{t('lenders.clear')}</Button>
        </div>
      )}
      <p className="mt-3 max-w-text text-sm text-ink-soft">{t('lenders.basis')}</p>
    </>
  )
}

/** The lenders of the brand, with what each publishes, and whom to complain to (RBI digital lending directions). */
export const LendersPage = () => {
  const t = useText()
  const { lenders } = useBootstrap()
  const loaded = useCarried<readonly DirectoryLender[]>(lenders, fetchLenders)
  const banks = loaded.value?.filter(({ lender_kind }) => isBank(lender_kind)).length ?? 0
  return (
    <>
      <Band heading={t('title.lenders')}>
        {loaded.value === null ? null : (
          <p className="figures mt-2 max-w-text text-on-band-soft lg:text-[1.125rem]">
            {t('lenders.lead', {
              count: loaded.value.length,
              banks,
              nbfcs: loaded.value.length - banks,
            })}
          </p>
        )}
      </Band>
      {loaded.value === null ? <LegalWaiting loaded={loaded} /> : <Directory lenders={loaded.value} />}
    </>
  )
}
