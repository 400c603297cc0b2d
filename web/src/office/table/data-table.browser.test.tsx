import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { DataTable, type Column } from './data-table.tsx'
import { Switch } from '../form/switch.tsx'

interface Row {
  id: number
  name: string
  rate: number | null
}
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Lender ${index}`,
    rate: (index * 7) % 11,
  }))

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', width: 200, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'rate',
    title: 'Rate',
    width: 100,
    align: 'end',
    cell: ({ rate }) => String(rate),
    sortBy: ({ rate }) => rate,
  },
  {
    key: 'live',
    title: 'Live',
    width: 100,
    cell: ({ name }) => <Switch label={`Status of ${name}`} isLabelHidden isOn onChange={() => undefined} />,
  },
]
const keyOf = ({ id }: Row): number => id
const searchText = ({ name }: Row): string => name

const names = (): string[] =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)

test('only the rows in sight are there, and the others come by scrolling', async () => {
  await mount(<DataTable label="Lenders" columns={columns} rows={rowsOf(5_000)} keyOf={keyOf} />)
  const table = page.getByRole('table', { name: 'Lenders' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '5001')
  await expect.element(page.getByRole('rowheader', { name: 'Lender 0', exact: true })).toBeVisible()
  expect(names().length).toBeLessThan(100)
  const section = page.getByRole('region', { name: 'Lenders' }).element()
  section.scrollTop = section.scrollHeight
  await expect.element(page.getByRole('rowheader', { name: 'Lender 4999', exact: true })).toBeInTheDocument()
  expect(names()).not.toContain('Lender 0')
  expect(names().length).toBeLessThan(100)
})

test('every word that is searched for has to be in a row', async () => {
  const table = (search: string) => (
    <DataTable
      label="Lenders"
      columns={columns}
      rows={rowsOf(30)}
      keyOf={keyOf}
      search={search}
      searchText={searchText}
      emptyText="Nobody"
    />
  )
  const { rerender } = await mount(table('der 12'))
  await expect.poll(names).toEqual(['Lender 12'])
  await rerender(table('der 12 axis'))
  await expect.element(page.getByText('Nobody')).toBeVisible()
})

test('a filter leaves out rows, hidden columns are not there', async () => {
  await mount(
    <DataTable
      label="Lenders"
      columns={columns}
      rows={rowsOf(30)}
      keyOf={keyOf}
      filter={({ id }) => id < 2}
      hidden={['rate']}
    />,
  )
  await expect.poll(names).toEqual(['Lender 0', 'Lender 1'])
  await expect.element(page.getByRole('columnheader', { name: 'Rate' })).not.toBeInTheDocument()
})

test('a heading orders up, down and not, and says which', async () => {
  const onSort = vi.fn<(sort: unknown) => void>()
  const table = (sort: { key: string; isDescending: boolean } | null) => (
    <DataTable label="Lenders" columns={columns} rows={rowsOf(4)} keyOf={keyOf} sort={sort} onSort={onSort} />
  )
  const { rerender } = await mount(table(null))
  await userEvent.click(page.getByRole('button', { name: 'Rate' }))
  expect(onSort).toHaveBeenLastCalledWith({ key: 'rate', isDescending: false })
  await rerender(table({ key: 'rate', isDescending: false }))
  await expect
    .element(page.getByRole('columnheader', { name: 'Rate' }))
    .toHaveAttribute('aria-sort', 'ascending')
  await expect
    .poll(names)
    .toEqual(['Lender 0', 'Lender 2', 'Lender 1', 'Lender 3'].toSorted((a, b) => rateOf(a) - rateOf(b)))
  await rerender(table({ key: 'rate', isDescending: true }))
  await expect
    .poll(names)
    .toEqual(['Lender 0', 'Lender 2', 'Lender 1', 'Lender 3'].toSorted((a, b) => rateOf(b) - rateOf(a)))
})
const rateOf = (name: string): number => (Number(name.slice(7)) * 7) % 11

test('arrow keys move between the controls of the cells', async () => {
  await mount(<DataTable label="Lenders" columns={columns} rows={rowsOf(50)} keyOf={keyOf} />)
  await expect.element(page.getByRole('switch', { name: 'Status of Lender 3', exact: true })).toBeVisible()
  page.getByRole('switch', { name: 'Status of Lender 0', exact: true }).element().focus()
  const focused = () => document.activeElement?.getAttribute('aria-label')
  // A row that is scrolled in has its focus a moment later: a person presses again once they see it.
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('Status of Lender 1')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('Status of Lender 2')
})

test('until the rows are there it says that they are on their way', async () => {
  await mount(
    <DataTable
      label="Lenders"
      columns={columns}
      rows={null}
      keyOf={keyOf}
      loadingText="Loading lenders data..."
    />,
  )
  await expect.element(page.getByText('Loading lenders data...')).toBeInTheDocument()
})
