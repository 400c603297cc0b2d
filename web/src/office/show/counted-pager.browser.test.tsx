import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import type { Counted } from '@marketplace/contract/platform/paging'
import { mount } from '../../testing/mount.tsx'
import { CountedPager } from './counted-pager.tsx'

const pagerAt = async (at: number, shown: number, counted: Counted) => {
  const onPage = vi.fn<(page: number) => void>()
  const onCount = vi.fn<() => void>()
  const mounted = await mount(
    <CountedPager
      label="audit entries"
      page={at}
      pageSize={50}
      shown={shown}
      counted={counted}
      onPage={onPage}
      pageSizes={[20, 50]}
      onPageSize={() => undefined}
      onCount={onCount}
      isCounting={false}
    />,
  )
  return { ...mounted, onPage, onCount }
}
const more: Counted = { total: 10_000, is_exact: 0 }
const button = (name: string) => page.getByRole('button', { name })

test('more rows than are counted are told as such, and counted where that is asked for', async () => {
  const { onPage, onCount } = await pagerAt(300, 50, more)
  await expect.element(page.getByRole('status')).toHaveTextContent('14,951–15,000 of 10,000+')
  await userEvent.click(button('Next'))
  await userEvent.click(button('Count all'))
  expect(onPage.mock.calls).toEqual([[301]])
  expect(onCount).toHaveBeenCalledOnce()
})

test('a page that is not full is the last', async () => {
  await pagerAt(300, 49, more)
  await expect.element(button('Next')).toBeDisabled()
  await expect.element(button('Previous')).toBeEnabled()
})

test('an exact count needs no further one', async () => {
  await pagerAt(1, 50, { total: 12_345, is_exact: 1 })
  await expect.element(button('Count all')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent('1–50 of 12345')
})
