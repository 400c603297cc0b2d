import { useCallback, useMemo, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { DataTable, type Column } from './data-table.tsx'
import { Switch } from '../form/switch.tsx'
import { ListCount } from '../list/list-count.tsx'

beforeEach(() => page.viewport(1_280, 800))

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
  const table = page.getByRole('grid', { name: 'Lenders' })
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

test('a filter leaves out rows', async () => {
  await mount(
    <DataTable
      label="Lenders"
      columns={columns}
      rows={rowsOf(30)}
      keyOf={keyOf}
      filter={({ id }) => id < 2}
    />,
  )
  await expect.poll(names).toEqual(['Lender 0', 'Lender 1'])
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

const focused = (): string | null => {
  const at = document.activeElement
  return at?.getAttribute('aria-label') ?? at?.textContent ?? null
}

test('Tab stops once in a table, and keys move between its cells', async () => {
  await mount(
    <>
      <button type="button">Before</button>
      <DataTable label="Lenders" columns={columns} rows={rowsOf(500)} keyOf={keyOf} />
      <button type="button">After</button>
    </>,
  )
  await expect.element(page.getByRole('switch', { name: 'Status of Lender 3', exact: true })).toBeVisible()
  page.getByRole('button', { name: 'Before' }).element().focus()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('Lender 0')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(focused).toBe('Lender 2')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Status of Lender 2')
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focused).toMatch(/^Status of Lender (?:[5-9]|\d\d)$/)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focused).toBe('Status of Lender 499')
  await userEvent.keyboard('{Control>}{Home}{/Control}{Home}')
  await expect.poll(focused).toBe('Lender 0')
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('After')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Lender 0')
})

test('the row with the focus stays there while the rows of a jump come', async () => {
  await mount(<DataTable label="Lenders" columns={columns} rows={rowsOf(500)} keyOf={keyOf} />)
  const first = page.getByRole('switch', { name: 'Status of Lender 0', exact: true })
  await expect.element(first).toBeVisible()
  first.element().focus()
  const lost = vi.fn<(removed: string) => void>()
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes)
        if (document.activeElement === document.body) lost(node.textContent ?? '')
  })
  observer.observe(page.getByRole('grid', { name: 'Lenders' }).element(), { childList: true, subtree: true })
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focused).toBe('Status of Lender 499')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(focused).toBe('Status of Lender 0')
  observer.disconnect()
  expect(lost).not.toHaveBeenCalled()
})

test('keys that come faster than their rows are not lost', async () => {
  await mount(<DataTable label="Lenders" columns={columns} rows={rowsOf(500)} keyOf={keyOf} />)
  const last = page.getByRole('switch', { name: 'Status of Lender 3', exact: true })
  await expect.element(last).toBeVisible()
  last.element().focus()
  const press = (key: string, ctrlKey = false): void => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
    )
  }
  press('End', true)
  press('Home')
  await expect.poll(focused).toBe('Lender 499')
  press('Home', true)
  press('ArrowDown')
  press('End')
  await expect.poll(focused).toBe('Status of Lender 1')
})

test('a row is chosen where the key before has led, not where it came from', async () => {
  const bulk = (chosen: readonly Row[]) => <p>{chosen.map(({ name }) => name).join(', ')}</p>
  await mount(<DataTable label="Lenders" columns={columns} rows={rowsOf(500)} keyOf={keyOf} bulk={bulk} />)
  const from = page.getByRole('switch', { name: 'Status of Lender 3', exact: true })
  await expect.element(from).toBeVisible()
  from.element().focus()
  for (const keys of [
    { key: 'End', ctrlKey: true },
    { key: 'ArrowUp', shiftKey: true },
  ])
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
    )
  await expect.element(page.getByText('Lender 498, Lender 499', { exact: true })).toBeVisible()
})

test('the focus stays with its row while the table is scrolled', async () => {
  await mount(<DataTable label="Lenders" columns={columns} rows={rowsOf(5_000)} keyOf={keyOf} />)
  const first = page.getByRole('switch', { name: 'Status of Lender 0', exact: true })
  await expect.element(first).toBeVisible()
  first.element().focus()
  page.getByRole('region', { name: 'Lenders' }).element().scrollTop = 100_000
  await expect.element(page.getByRole('rowheader', { name: 'Lender 3130', exact: true })).toBeInTheDocument()
  expect(focused()).toBe('Status of Lender 0')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('Status of Lender 1')
})

test('a row that goes leaves the focus to the one in its place', async () => {
  const table = (count: number) => (
    <DataTable label="Lenders" columns={columns} rows={rowsOf(count)} keyOf={keyOf} />
  )
  const { rerender } = await mount(table(4))
  const last = page.getByRole('switch', { name: 'Status of Lender 3', exact: true })
  await expect.element(last).toBeVisible()
  last.element().focus()
  await rerender(table(3))
  await expect.poll(focused).toBe('Status of Lender 2')
})

test('rows are chosen by mouse, by key and all at once, and acted on', async () => {
  const bulk = (chosen: readonly Row[], clear: () => void) => (
    <>
      <p>{`${chosen.length} chosen`}</p>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
  await mount(
    <DataTable
      label="Lenders"
      columns={columns}
      rows={rowsOf(40)}
      keyOf={keyOf}
      bulk={bulk}
      filter={isEven}
    />,
  )
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose Lender 2', exact: true }))
  await expect.element(page.getByText('1 chosen')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}x')
  await expect.element(page.getByText('2 chosen')).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('3 chosen')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose all 20 shown' }))
  await expect.element(page.getByText('20 chosen')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(page.getByText('20 chosen')).not.toBeInTheDocument()
})
const isEven = ({ id }: Row): boolean => id % 2 === 0

test('chosen rows that a search hides stay chosen, and are counted apart', async () => {
  const bulk = (chosen: readonly Row[], _clear: () => void, unseen: number) => (
    <p>{`${chosen.length} chosen, ${unseen} hidden`}</p>
  )
  const table = (search: string) => (
    <DataTable
      label="Lenders"
      columns={columns}
      rows={rowsOf(40)}
      keyOf={keyOf}
      searchText={searchText}
      search={search}
      bulk={bulk}
    />
  )
  const { rerender } = await mount(table(''))
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose Lender 2', exact: true }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose Lender 3', exact: true }))
  await expect.element(page.getByText('2 chosen, 0 hidden')).toBeVisible()
  await rerender(table('lender 3'))
  await expect.element(page.getByText('2 chosen, 1 hidden')).toBeVisible()
})

test('columns are as the person left them', async () => {
  localStorage.setItem(
    'remembered:table Lenders',
    JSON.stringify({ hidden: ['rate'], order: ['name', 'live', 'rate'], widths: { name: 300 }, pinned: [] }),
  )
  try {
    await mount(<DataTable label="Lenders" columns={columns} rows={rowsOf(3)} keyOf={keyOf} />)
    await expect.element(page.getByRole('columnheader', { name: 'Live' })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Rate' })).not.toBeInTheDocument()
    const name = page.getByRole('columnheader', { name: 'Name' }).element()
    expect(Math.round(name.getBoundingClientRect().width)).toBe(300)
    page.getByRole('separator', { name: 'Width of Name' }).element().focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.poll(() => Math.round(name.getBoundingClientRect().width)).toBe(316)
  } finally {
    localStorage.clear()
  }
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

const totals = page.getByRole('group', { name: 'Totals' })
const top = (element: Element): number => Math.round(element.getBoundingClientRect().top)

test('a total row below the headings says its figures, leads on, and stays while the rows scroll', async () => {
  await mount(
    <MemoryRouter>
      <DataTable
        label="Lenders"
        columns={columns}
        rows={rowsOf(500)}
        keyOf={keyOf}
        lead={{ name: 'All lenders', rate: <Link to="/rows">7,500</Link> }}
      />
    </MemoryRouter>,
  )
  await expect.element(totals).toHaveTextContent('All lendersRate: 7,500')
  const first = page.getByRole('rowheader', { name: 'Lender 0', exact: true })
  const heading = page.getByRole('columnheader', { name: 'Name' })
  const headingEnd = Math.round(heading.element().getBoundingClientRect().bottom)
  expect(top(totals.element())).toBe(headingEnd)
  expect(top(first.element())).toBe(headingEnd + 32)
  page.getByRole('region', { name: 'Lenders' }).element().scrollTop = 3_000
  await expect.element(page.getByRole('rowheader', { name: 'Lender 100', exact: true })).toBeVisible()
  expect(top(totals.element())).toBe(headingEnd)
  page.getByRole('link', { name: '7,500' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(focused).toMatch(/^Lender \d+$/)
})

test('the keys bring a row into sight from below the total row', async () => {
  await mount(
    <DataTable label="Lenders" columns={columns} rows={rowsOf(500)} keyOf={keyOf} lead={{ name: 'All' }} />,
  )
  await expect.element(page.getByRole('switch', { name: 'Status of Lender 3', exact: true })).toBeVisible()
  page.getByRole('switch', { name: 'Status of Lender 0', exact: true }).element().focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focused).toBe('Status of Lender 499')
  for (let step = 0; step < 30; step += 1) await userEvent.keyboard('{ArrowUp}')
  await expect.poll(focused).toBe('Status of Lender 469')
  const row = document.activeElement?.closest('[role=row]')
  expect(row === null || row === undefined ? 0 : top(row)).toBeGreaterThanOrEqual(
    Math.round(totals.element().getBoundingClientRect().bottom),
  )
})

test('a total row of no rows is not there', async () => {
  await mount(
    <DataTable label="Lenders" columns={columns} rows={[]} keyOf={keyOf} lead={{ name: 'All lenders' }} />,
  )
  await expect.element(page.getByText('No data found')).toBeVisible()
  await expect.element(totals).not.toBeInTheDocument()
})

const parts: readonly Row[] = [
  { id: 1, name: 'Gold Loans', rate: 3 },
  { id: 2, name: 'Car', rate: 1 },
]
const beneath = ({ id, name }: Row): readonly Row[] | null | undefined =>
  id === 0 ? parts : name === 'Lender 1' ? null : undefined

const Opened = () => {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set())
  const onToggle = useCallback(
    (key: string) =>
      setOpenKeys(
        (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
      ),
    [],
  )
  const opens = useMemo(() => ({ beneath, openKeys, onToggle }), [openKeys, onToggle])
  return (
    <>
      <DataTable label="Lenders" columns={columns} rows={rowsOf(4)} keyOf={keyOf} opens={opens} />
      <p>
        <ListCount table="Lenders" of="lenders" />
      </p>
    </>
  )
}
const arrow = (name: string) => page.getByRole('button', { name, exact: true })

test('a row opens in place and closes again, by keys', async () => {
  await mount(<Opened />)
  await expect.element(arrow('Open Lender 0')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(arrow('Open Lender 2')).not.toBeInTheDocument()
  arrow('Open Lender 0').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(names)
    .toEqual(['Lender 0', 'Lender 0: Gold Loans', 'Lender 0: Car', 'Lender 1', 'Lender 2', 'Lender 3'])
  await expect.element(page.getByRole('rowheader', { name: 'Lender 0', exact: true })).toBeVisible()
  await expect.element(arrow('Close Lender 0')).toHaveFocus()
  await expect.element(arrow('Close Lender 0')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '7')
  await expect.element(page.getByText('4 lenders')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('Lender 0: Gold Loans')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('3')
  await userEvent.keyboard('{ArrowUp}{Home} ')
  await expect.poll(names).toEqual(['Lender 0', 'Lender 1', 'Lender 2', 'Lender 3'])
  await expect.element(arrow('Open Lender 0')).toHaveFocus()
})

test('a row whose rows are on their way says so', async () => {
  await mount(<Opened />)
  await userEvent.click(arrow('Open Lender 1'))
  await expect.element(arrow('Close Lender 1')).toHaveAttribute('aria-busy', 'true')
  expect(names()).toEqual(['Lender 0', 'Lender 1', 'Lender 2', 'Lender 3'])
})
