import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { InlineNumber } from './inline-number.tsx'

const edit = async (
  typed: string,
  props: { value?: number | null; decimals?: number; isRequired?: boolean },
) => {
  const onSave = vi.fn<(value: number | null) => Promise<void>>(async () => undefined)
  const { unmount } = await mount(<InlineNumber label="Rate" value={12} {...props} onSave={onSave} />)
  await userEvent.click(page.getByRole('button', { name: /^Rate: / }))
  await userEvent.keyboard(`{Backspace}${typed}`)
  const stood = page.getByRole('textbox', { name: 'Rate' }).element() as HTMLInputElement
  const text = stood.value
  await userEvent.keyboard('{Enter}')
  await unmount()
  return { text, saved: onSave.mock.calls.map(([value]) => value) }
}

test.each([
  ['15', {}, '15', [15]],
  ['1a5-', {}, '15', []],
  ['-7', {}, '-7', []],
  ['-7.5', { decimals: 2 }, '-7.5', []],
  ['1.5', { decimals: 2 }, '1.5', [1.5]],
  ['12', {}, '12', []],
  ['', {}, '', [null]],
  ['', { isRequired: true }, '', []],
])('typing %j with %o leaves %j and saves %j', async (typed, props, text, saved) => {
  expect(await edit(typed, props)).toEqual({ text, saved })
})
