import { useLocation } from '../../router/router.tsx'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { BarChart } from './bar-chart.tsx'
import type { BarCount } from './bar-drawing.tsx'

const bars: readonly BarCount[] = [
  { day: '2026-11-02', value: 32, isOpen: false },
  { day: '2026-11-09', value: 35, isOpen: false },
  { day: '2026-11-16', value: 36, isOpen: false },
  { day: '2026-11-23', value: 13, isOpen: true },
]

const Place = () => <p>At {useLocation().pathname}</p>

const open = (some: readonly BarCount[] = bars) =>
  mount(
    <MemoryRouter>
      <BarChart
        head={<h2>Disbursed a week</h2>}
        label="Disbursed"
        grain="week"
        bars={some}
        shortTextOf={(value) => `${value} L`}
        textOf={(value) => `${value} lakh`}
        rowsOf={({ day, isOpen }) => (isOpen ? null : `/rows/${day}`)}
      />
      <Place />
    </MemoryRouter>,
  )
const chart = page.getByRole('slider', { name: 'Disbursed by week' })
const focus = (): void => chart.element().focus()

test('it begins at the newest whole bar, and keys move from bar to bar', async () => {
  await open()
  await expect.element(page.getByText('36 lakh')).toBeVisible()
  focus()
  await expect.element(chart).toHaveAttribute('aria-valuetext', '16/11/2026 – 22/11/2026: 36 lakh')
  await expect.element(chart).toHaveAttribute('aria-valuenow', '3')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('35 lakh')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', '02/11/2026 – 08/11/2026: 32 lakh')
  await userEvent.keyboard('{End}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', '23/11/2026 – 29/11/2026, open: 13 lakh')
})

test('Enter opens the rows of a bar, where it has some', async () => {
  await open()
  focus()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(page.getByText('At /', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(page.getByText('At /rows/2026-11-16')).toBeVisible()
})

test('the newest whole bar carries its figure, and the open one says so', async () => {
  await open()
  await expect.element(page.getByText('36 L', { exact: true })).toBeVisible()
  await expect.element(page.getByText('open', { exact: true })).toBeVisible()
  await expect.element(page.getByText('23/11', { exact: true })).not.toBeInTheDocument()
  expect(chart.element().querySelectorAll('rect[fill^="url(#"]').length).toBe(1)
})

test('a pointer looks at the bar above which it stands', async () => {
  await open()
  const box = chart.element().getBoundingClientRect()
  await userEvent.hover(chart, { position: { x: box.width - 24, y: 40 } })
  await expect.element(page.getByText('13 lakh')).toBeVisible()
})

test('the same figures stand in a table, the newest first', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Table' }))
  await expect.element(page.getByRole('table', { name: 'Disbursed by week' })).toBeVisible()
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent)
  expect(rows.slice(0, 3)).toEqual([
    'WeekDisbursed',
    '23/11/2026 – 29/11/2026, open13 lakh',
    '16/11/2026 – 22/11/202636 lakh',
  ])
  await userEvent.click(page.getByRole('link', { name: '16/11/2026 – 22/11/2026' }))
  await expect.element(page.getByText('At /rows/2026-11-16')).toBeVisible()
})

test('without bars there is an empty chart', async () => {
  await open([])
  focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(chart).toBeVisible()
})
