import { useCallback, useMemo, useState } from 'react'
import {
  listLenderAvailability,
  type AvailabilityRow,
} from '@marketplace/contract/market/lender-availability'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import { ask, useAnswer } from '../../office/answers.ts'
import { DataTable } from '../../office/table/data-table.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { matrixColumns } from './matrix-columns.tsx'
import type { SwitchAsk } from './switch-ask.ts'
import { ProductSelect } from './product-select.tsx'
import { SwitchDialog } from './switch-dialog.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'

const FIRST_PRODUCT: ProductType = 'Personal Loans'
const PAGE_SIZE = 5_000
const defaults = { q: '', sort: '', product: FIRST_PRODUCT as string, brand: '', show: '' }

const shows = [
  { value: 'off', label: 'Off for some brand' },
  { value: 'seen', label: 'Seen by somebody now' },
  { value: 'later', label: 'With a switch to come' },
] as const

const filters: Readonly<Record<string, ((row: AvailabilityRow) => boolean) | undefined>> = {
  off: ({ off }) => off.some(({ is_off }) => is_off === 1),
  seen: ({ people }) => people > 0,
  later: ({ off }) => off.some(({ is_off, off_until }) => is_off === 0 || off_until !== null),
}

const lenderCount = (count: number): string => (count === 1 ? '1 lender' : `${count} lenders`)
const keyOf = ({ lender_id }: AvailabilityRow): number => lender_id
const searchText = ({ name, legal_name }: AvailabilityRow): string => `${name} ${legal_name}`

const Matrix = ({ productType }: { productType: ProductType }) => {
  const [state, setState] = useUrlState(defaults)
  const [switching, setSwitching] = useState<SwitchAsk | null>(null)
  const answer = useAnswer(
    ask('availability', listLenderAvailability, {
      query: { product_type: productType, page: 1, page_size: PAGE_SIZE },
    }),
  )
  const value = answer.value?.data ?? null
  const { error, reload } = answer
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const columns = useMemo(
    () => matrixColumns(value?.brands ?? [], state.brand, setSwitching),
    [value?.brands, state.brand],
  )
  const close = useCallback(() => setSwitching(null), [])
  return (
    <>
      <TableToolbar
        label="lenders"
        search={state.q}
        onSearch={(q) => setState({ q })}
        count={value === null ? undefined : lenderCount(value.lenders.length)}
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
