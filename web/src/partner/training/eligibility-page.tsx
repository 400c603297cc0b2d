import { getPartnerEligibility, type EligibilityLine } from '@marketplace/contract/partner-area/eligibility'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { ageText, employmentText } from './eligibility-line.ts'
import { exampleLenders, type ExampleLender } from './example-lenders.ts'

const eligibility = ask('partner-eligibility', getPartnerEligibility, {})
const defaults = { product: '' }
const none = <EmptyRows>Choose another product.</EmptyRows>
const keyOfLine = ({ lender_id }: EligibilityLine): number => lender_id
const keyOfExample = ({ name }: ExampleLender): string => name

/** The columns of the specification, section 3. */
interface Cells<Row> {
  name: (row: Row) => string
  age: (row: Row) => string
  employment: (row: Row) => string
  income: (row: Row) => number | null
  least: (row: Row) => number
  most: (row: Row) => number
  score: (row: Row) => string
  journey: (row: Row) => string
}

const columnsOf = <Row,>(cells: Cells<Row>): readonly Column<Row>[] => [
  { key: 'name', title: 'Lender', width: 190, sortBy: cells.name, cell: cells.name },
  { key: 'age', title: 'Age range', width: 84, cell: cells.age },
  { key: 'employment', title: 'Employment type', width: 236, cell: cells.employment },
  {
    key: 'income',
    title: 'Monthly net income',
    width: 140,
    align: 'end',
    sortBy: cells.income,
    cell: (row) => {
      const income = cells.income(row)
      return income === null ? 'any' : `${formatRupees(income)}+`
    },
  },
  {
    key: 'least',
    title: 'Minimum loan',
    width: 104,
    align: 'end',
    sortBy: cells.least,
    cell: (row) => formatRupees(cells.least(row)),
  },
  {
    key: 'most',
    title: 'Maximum loan',
    width: 112,
    align: 'end',
    sortBy: cells.most,
    cell: (row) => formatRupees(cells.most(row)),
  },
  {
    key: 'score',
    title: 'Credit score threshold',
    width: 150,
    align: 'end',
    sortBy: cells.score,
    cell: cells.score,
  },
  { key: 'journey', title: 'Journey', width: 80, cell: cells.journey },
]

const liveColumns = columnsOf<EligibilityLine>({
  name: ({ name }) => name,
  age: ageText,
  employment: employmentText,
  income: ({ min_income }) => min_income,
  least: ({ amount_min }) => amount_min,
  most: ({ amount_max }) => amount_max,
  score: ({ min_score }) => (min_score === null ? 'any' : `${min_score}+`),
  journey: ({ in_app }) => (in_app === 1 ? 'App' : 'Web/App'),
})
const exampleColumns = columnsOf<ExampleLender>({
  name: ({ name }) => name,
  age: ({ age }) => age,
  employment: ({ employment }) => employment,
  income: ({ income }) => income,
  least: ({ least }) => least,
  most: ({ most }) => most,
  score: ({ score }) => score,
  journey: ({ journey }) => journey,
})

const LiveTable = () => {
  const { value, error, reload } = useAnswer(eligibility)
  const [{ product: asked }, set] = useUrlState(defaults)
  if (value === null)
    return error === null ? <Skeleton className="h-64" /> : <ErrorState error={error} onRetry={reload} />
  const { as_of, lenders } = value.data
  const products = [...new Set(lenders.map(({ product_type }) => product_type))]
  const product = products.find((name) => name === asked) ?? products[0]
  if (product === undefined)
    return <EmptyState title="No lender is live just now">When there is one it stands here.</EmptyState>
  return (
    <>
      <SelectField
        label="Product"
        className="mb-3 max-w-60"
        value={product}
        options={products.map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => set({ product: target.value })}
      />
      <DataTable
        label="Lenders that are live"
        columns={liveColumns}
        rows={lenders.filter(({ product_type }) => product_type === product)}
        keyOf={keyOfLine}
        emptyText={none}
      />
      <p className="mt-2 text-sm text-ink-soft">
        From the lenders&apos; own rules, as of {timeText(as_of)}. Each looks at more than this and decides by
        itself.
      </p>
    </>
  )
}

/** What lenders ask of a customer: of those that are live now, and a table of reference beside it. */
export const EligibilityPage = () => (
  <>
    <PageHeading
      title="Eligibility criteria"
      back={{ to: '/partner/training-material', label: 'Back to Training material' }}
      text="App: the whole application is made here. Web/App: the lender's own page ends it."
    />
    <div className="space-y-6">
      <section aria-labelledby="live">
        <h2 id="live" className="mb-2 text-base">
          Lenders that are live now
        </h2>
        <LiveTable />
      </section>
      <section aria-labelledby="examples">
        <h2 id="examples" className="mb-2 text-base">
          What lenders usually ask
        </h2>
        <Notice className="mb-3">
          Personal loans, as a reference to learn by. These {exampleLenders.length} lenders are examples:
          their names and figures are of nobody. Tell customers what stands in the table of live lenders.
        </Notice>
        <DataTable
          label="Example lenders"
          columns={exampleColumns}
          rows={exampleLenders}
          keyOf={keyOfExample}
          emptyText={none}
        />
      </section>
    </div>
  </>
)
