import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { Pager } from './pager.tsx'

const pagerAt = async (at: number, total: number) => {
  const onPage = vi.fn<(page: number) => void>()
  const onPageSize = vi.fn<(size: number) => void>()
  const { unmount } = await mount(
    <Pager
      label="users"
      page={at}
      pageSize={50}
      total={total}
      onPage={onPage}
      pageSizes={[20, 50]}
      onPageSize={onPageSize}
    />,
  )
  return { onPage, onPageSize, unmount }
}
const button = (name: string) => page.getByRole('button', { name })

test('it says which rows are shown, and leads to the pages beside', async () => {
  const { onPage } = await pagerAt(2, 120)
  await expect
    .element(page.getByRole('navigation', { name: 'Pages of users' }).getByRole('status'))
    .toHaveTextContent('51–100 of 120')
  await userEvent.click(button('Next'))
  await userEvent.click(button('Previous'))
  expect(onPage.mock.calls).toEqual([[3], [1]])
})

test('at its ends there is no way on', async () => {
  const first = await pagerAt(1, 120)
  await expect.element(button('Previous')).toBeDisabled()
  await first.unmount()
  await pagerAt(3, 120)
  await expect.element(button('Next')).toBeDisabled()
  await expect.element(page.getByText('101–120 of 120')).toBeVisible()
})

test('one page needs no buttons, none no pager', async () => {
  const one = await pagerAt(1, 50)
  await expect.element(button('Next')).not.toBeInTheDocument()
  await one.unmount()
  await pagerAt(1, 0)
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('another number of rows a page is told', async () => {
  const { onPageSize } = await pagerAt(1, 120)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows a page' }), '20')
  expect(onPageSize.mock.calls).toEqual([[20]])
})
