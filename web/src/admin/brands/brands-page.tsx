import { IconPlus } from '@tabler/icons-react'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { listBrandsOffice, type OfficeBrand } from '@marketplace/contract/office/brands-office'
import { askAll, useAnswer } from '../../office/answers.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { OfficeList } from '../../office/list/office-list.tsx'
import { useCreate } from '../../office/keys/use-create.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { Swatch } from './swatch.tsx'

const allBrands = askAll('brands', listBrandsOffice, {})

const columns: readonly Column<OfficeBrand>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 220,
    sortBy: ({ name }) => name,
    cell: ({ slug, name, is_default }) => (
      <span className="flex items-center gap-2">
        <RowLink to={`/admin/brands/${slug}`}>{name}</RowLink>
        {is_default === 1 ? <Badge>Default</Badge> : null}
      </span>
    ),
  },
  {
    key: 'colours',
    title: 'Colours',
    width: 190,
    exported: ({ primary_colour, secondary_colour }) => `${primary_colour} ${secondary_colour}`,
    cell: ({ primary_colour, secondary_colour }) => (
      <span className="flex items-center gap-3">
        <Swatch colour={primary_colour} />
        <Swatch colour={secondary_colour} />
      </span>
    ),
  },
  {
    key: 'hosts',
    title: 'Answers at',
    width: 280,
    sortBy: ({ answers_at }) => answers_at[0] ?? '',
    exported: ({ answers_at }) => answers_at.join(', '),
    cell: ({ answers_at }) => <span title={answers_at.join('\n')}>{answers_at.join(', ')}</span>,
  },
  {
    key: 'products',
    title: 'Products',
    width: 100,
    align: 'end',
    sortBy: ({ product_types }) => product_types.length,
    exported: ({ product_types }) => product_types.join(', '),
    cell: ({ product_types }) => <span title={product_types.join('\n')}>{product_types.length}</span>,
  },
  textColumn('legal_name', 'Company', 260, ({ legal_name }) => legal_name),
  agoColumn('updated_at', 'Saved', ({ updated_at }) => updated_at),
]
const pathOf = ({ slug }: OfficeBrand): string => `/admin/brands/${slug}`
const keyOf = ({ brand_id }: OfficeBrand): number => brand_id
const searchText = ({ name, slug, legal_name, answers_at }: OfficeBrand): string =>
  [name, slug, legal_name, ...answers_at].join(' ')

const NewBrandLink = ({ words }: { words: string }) => (
  <Link to="/admin/brands/new" className={buttonClass('primary')}>
    <IconPlus aria-hidden="true" className="size-5" />
    {words}
  </Link>
)

/** Every brand with its colours and where it answers. */
export const BrandsPage = () => {
  const { value, error, reload } = useAnswer(allBrands, { isKept: true })
  const navigate = useNavigate()
  useCreate('New brand', () => navigate('/admin/brands/new'))
  const hasNone = value !== null && value.total === 0
  return (
    <>
      <PageHeading
        title="Brands"
        text="Each with its own name, colours, mark and addresses, on the same lenders and rules."
        actions={hasNone ? undefined : <NewBrandLink words="New brand" />}
      />
      {hasNone ? (
        <EmptyState title="No brand yet" action={<NewBrandLink words="Add the first brand" />}>
          Until the first brand is there, visitors read that the site is not open yet. It answers at every
          host that is no other brand’s.
        </EmptyState>
      ) : (
        <OfficeList
          name="brands"
          label="Brands"
          of="brands"
          rows={value?.data ?? null}
          error={error}
          reload={reload}
          columns={columns}
          keyOf={keyOf}
          pathOf={pathOf}
          searchText={searchText}
          emptyText="No brand has this in its name, company or addresses"
        />
      )}
    </>
  )
}
