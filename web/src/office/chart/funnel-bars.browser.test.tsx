import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { FunnelBar, FunnelBars, type FunnelStep } from './funnel-bars.tsx'

const steps: readonly FunnelStep[] = [
  { key: 'started', label: 'Started', value: 200, hasFallen: false },
  { key: 'signed_in', label: 'Signed in', value: 150, hasFallen: true },
  { key: 'applied', label: 'Applied', value: 0, hasFallen: false },
]

const open = () =>
  mount(
    <MemoryRouter>
      <FunnelBars
        label="Reached in these days"
        steps={steps}
        textOf={String}
        rowsOf={({ key, value }) => (value === 0 ? null : `/rows/${key}`)}
      />
    </MemoryRouter>,
  )

test('every step says its number and its share of the step before, and leads to its rows', async () => {
  await open()
  await expect.element(page.getByRole('list', { name: 'Reached in these days' })).toBeVisible()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Started200',
    'Signed in150, 75.0 % of the step before, it fell',
    'Applied0, 0.0 % of the step before',
  ])
  await expect
    .element(page.getByRole('link', { name: /^Signed in/ }))
    .toHaveAttribute('href', '/rows/signed_in')
  await expect.element(page.getByRole('link', { name: /^Applied/ })).not.toBeInTheDocument()
})

test('a line says what one of its step is, on pointing and on focus', async () => {
  await mount(
    <MemoryRouter>
      <FunnelBars
        label="Reached in these days"
        steps={[
          {
            key: 'started',
            label: 'Started',
            meaning: 'A passcode was asked for.',
            value: 2,
            hasFallen: false,
          },
        ]}
        textOf={String}
        rowsOf={() => '/rows/started'}
      />
    </MemoryRouter>,
  )
  const line = page.getByRole('link', { name: /^Started/ })
  await expect.element(line).toHaveAttribute('href', '/rows/started')
  await expect.element(line).toHaveAttribute('aria-description', 'A passcode was asked for.')
  await userEvent.tab()
  await expect.element(line).toHaveFocus()
  await expect.element(page.getByText('A passcode was asked for.')).toBeVisible()
})

test('a bar is as long as its number, before that of the step before', async () => {
  const { element } = await open()
  const widths = Array.from(element.querySelectorAll('svg'), (drawing) =>
    Array.from(drawing.querySelectorAll('rect'), (bar) => bar.getAttribute('width')),
  )
  expect(widths).toEqual([['100%'], ['100%', '75%'], ['75%']])
})

test('what was left since the step before is hatched after the bar; a step beyond the one before has nothing left', async () => {
  const { element } = await mount(
    <>
      <FunnelBar value={50} before={80} most={100} rest="hatched" />
      <FunnelBar value={90} before={80} most={100} rest="hatched" />
    </>,
  )
  const bars = Array.from(element.querySelectorAll('svg > rect'), (bar) =>
    ['x', 'width', 'fill'].map((name) => bar.getAttribute(name)?.replace(/#.*\)/, '#)') ?? null),
  )
  expect(bars).toEqual([
    ['50%', '30%', 'url(#)'],
    [null, '50%', null],
    [null, '90%', null],
  ])
})
