import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { AvailabilityRow } from '@marketplace/contract/market/lender-availability'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import { count } from '../../i18n/format-values.ts'
import { useAnswer } from '../../office/answers.ts'
import { DataTable } from '../../office/table/data-table.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { isFound, searchWords, sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { allAvailability } from './all-availability.ts'
import { matrixColumns } from './matrix-columns.tsx'
import type { SwitchAsk } from './switch-ask.ts'
import { ProductSelect } from './product-select.tsx'
import { SwitchDialog } from './switch-dialog.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'

const FIRST_PRODUCT: ProductType = 'Personal Loans'
const defaults = { q: '', sort: '', product: FIRST_PRODUCT as string, brand: '', show: '' }

const shows = [
  { value: 'off', label: 'Off on a brand' },
  { value: 'seen', label: 'Being seen now' },
  { value: 'later', label: 'Change planned' },
] as const

const filters: Readonly<Record<string, ((row: AvailabilityRow) => boolean) | undefined>> = {
  off: ({ off }) => off.some(({ is_off }) => is_off === 1),
  seen: ({ people }) => people > 0,
  later: ({ off }) => off.some(({ is_off, off_until }) => is_off === 0 || off_until !== null),
}

const keyOf = ({ lender_id }: AvailabilityRow): number => lender_id
const searchText = ({ name, legal_name }: AvailabilityRow): string => `${name} ${legal_name}`

/** How many rows stand in the table. */
const useShownCount = (
  rows: readonly AvailabilityRow[],
  search: string,
  filter: ((row: AvailabilityRow) => boolean) | undefined,
): number => {
  const asked = useDeferredValue(search)
  return useMemo(() => {
    const words = searchWords(asked)
    if (words.length === 0 && filter === undefined) return rows.length
    return rows.filter(
      (row) => (filter === undefined || filter(row)) && isFound(searchText(row).toLowerCase(), words),
    ).length
  }, [rows, asked, filter])
}

const countText = (shown: number, all: number): string =>
  `${count(shown)} of ${count(all)} ${all === 1 ? 'lender' : 'lenders'}`
const noRows: readonly AvailabilityRow[] = []

const Matrix = ({ productType }: { productType: ProductType }) => {
  const [state, setState] = useUrlState(defaults)
  const [switching, setSwitching] = useState<SwitchAsk | null>(null)
  const question = useMemo(() => allAvailability(productType), [productType])
  const { value, error, reload } = useAnswer(question)
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const columns = useMemo(
    () => matrixColumns(value?.brands ?? [], state.brand, setSwitching),
    [value?.brands, state.brand],
  )
  const shown = useShownCount(value?.lenders ?? noRows, state.q, filters[state.show])
  const close = useCallback(() => setSwitching(null), [])
  return (
    <>
      <TableToolbar
        label="lenders"
        search={state.q}
        onSearch={(q) => setState({ q })}
        count={value === null ? undefined : countText(shown, value.lenders.length)}
      >
        <FilterSelect
          label="Brand"
          value={state.brand}
          onChange={(brand) => setState({ brand })}
          options={value?.brands.map(({ slug, name }) => ({ value: slug, label: name })) ?? []}
        />
        <FilterSelect
          label="Show"
          value={state.show}
          onChange={(show) => setState({ show })}
          options={shows}
        />
      </TableToolbar>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null && error !== null ? null : (
        <DataTable
          label="Lenders by brand"
          columns={columns}
          rows={value?.lenders ?? null}
          keyOf={keyOf}
          loadingText={specifiedTexts.loading_lenders}
          emptyText={
            value?.lenders.length === 0
              ? `No lender is for ${productType} yet: add one under Lenders.`
              : specifiedTexts.no_lenders
          }
          search={state.q}
          searchText={searchText}
          filter={filters[state.show]}
          sort={sort}
          onSort={(next) => setState({ sort: sortToText(next) })}
        />
      )}
      {switching === null ? null : <SwitchDialog ask={switching} productType={productType} onClose={close} />}
    </>
  )
}

/** Which lender is offered under which brand, product by product (section 2: vendors-on-off). */
export const VendorsOnOffPage = () => {
  const [{ product }, setState] = useUrlState(defaults)
  const productType = productTypes.find((known) => known === product) ?? FIRST_PRODUCT
  return (
    <>
      <PageHeading
        title="Vendors on/off"
        text="Which lender is offered under which brand. Customers see a switch within a second."
        actions={<ProductSelect value={productType} onChange={(next) => setState({ product: next })} />}
      />
      <Matrix key={productType} productType={productType} />
    </>
  )
}
