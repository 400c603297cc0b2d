import { useCallback, useMemo, useState } from 'react'
import type { AvailabilityRow } from '@marketplace/contract/market/lender-availability'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import { useAnswer } from '../../office/answers.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { allAvailability } from './all-availability.ts'
import { matrixColumns } from './matrix-columns.tsx'
import type { SwitchAsk } from './switch-ask.ts'
import { SwitchDialog } from './switch-dialog.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'

const FIRST_PRODUCT: ProductType = 'Personal Loans'
const defaults = { product: FIRST_PRODUCT as string, brand: '' }

/** A row may be several of them. */
const showsOf = ({ off, people }: AvailabilityRow): readonly string[] => [
  ...(off.some(({ is_off }) => is_off === 1) ? ['off'] : []),
  ...(people > 0 ? ['seen'] : []),
  ...(off.some(({ is_off, off_until }) => is_off === 0 || off_until !== null) ? ['later'] : []),
]

const filters: readonly RowFilter<AvailabilityRow>[] = [
  {
    key: 'show',
    label: 'Show',
    options: [
      { value: 'off', label: 'Off on a brand' },
      { value: 'seen', label: 'Being seen now' },
      { value: 'later', label: 'Change planned' },
    ],
    of: showsOf,
  },
  {
    key: 'live',
    label: 'Status',
    options: [
      { value: '1', label: 'Live' },
      { value: '0', label: 'Not live' },
    ],
    of: ({ lender_status }) => String(lender_status),
  },
]

const keyOf = ({ lender_id }: AvailabilityRow): number => lender_id
const pathOf = ({ lender_id }: AvailabilityRow): string => `/admin/lenders/${lender_id}`
const searchText = ({ name, legal_name }: AvailabilityRow): string =>
  `${name} ${name.replaceAll(/[_-]/g, ' ')} ${legal_name}`

const products = productTypes.map((value) => ({ value, label: value }))

/** Which lender is offered under which brand, product by product (section 2: vendors-on-off). */
export const VendorsOnOffPage = () => {
  const [state, setState] = useUrlState(defaults)
  const [switching, setSwitching] = useState<SwitchAsk | null>(null)
  const productType = productTypes.find((known) => known === state.product) ?? FIRST_PRODUCT
  const question = useMemo(() => allAvailability(productType), [productType])
  const { value, error, reload } = useAnswer(question)
  const columns = useMemo(
    () => matrixColumns(value?.brands ?? [], state.brand, setSwitching),
    [value?.brands, state.brand],
  )
  const close = useCallback(() => setSwitching(null), [])
  const chips = listFilters(
    [
      { key: 'product', label: 'Product', options: products, anyLabel: null, isFixed: true },
      {
        key: 'brand',
        label: 'Brand',
        anyLabel: 'every brand',
        options: value?.brands.map(({ slug, name }) => ({ value: slug, label: name })) ?? [],
      },
    ],
    { product: productType, brand: state.brand },
    setState,
  )
  return (
    <>
      <PageHeading
        title="Vendors on/off"
        text="Which lender is offered under which brand. Customers see a switch within a second."
      />
      <OfficeList
        key={productType}
        name="vendors-on-off"
        label="Lenders by brand"
        of="lenders"
        rows={value?.lenders ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        searchText={searchText}
        filters={filters}
        chips={chips}
        loadingText={specifiedTexts.loading_lenders}
        emptyText={
          value?.lenders.length === 0
            ? `No lender is for ${productType} yet: add one under Lenders.`
            : specifiedTexts.no_lenders
        }
      />
      {switching === null ? null : <SwitchDialog ask={switching} productType={productType} onClose={close} />}
    </>
  )
}
