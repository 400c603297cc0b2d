import { useRef } from 'react'
import { expect, test } from 'vitest'
import { act } from '../../testing/act.ts'
import { mount } from '../../testing/mount.tsx'
import { useRowWindow } from './use-row-window.ts'

const seen: { from: number; to: number }[] = []
const Scrolling = () => {
  const ref = useRef<HTMLDivElement>(null)
  seen.push(useRowWindow(ref, 20, 40))
  return (
    <div ref={ref} style={{ height: 240, width: 100, overflow: 'auto' }}>
      <div style={{ height: 20_000, width: 300 }} />
    </div>
  )
}
const last = () => seen.at(-1)

test('the window holds what is in sight and a few rows around it, and moves in steps', async () => {
  seen.length = 0
  const { element } = await mount(<Scrolling />)
  const box = element.querySelector('div')
  await expect.poll(last).toEqual({ from: 0, to: 16 })
  const scrollTo = async (top: number): Promise<void> => {
    if (box !== null) box.scrollTop = top
    await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  const before = last()
  await scrollTo(50)
  // Still within the first three rows: the same window, and nothing to render.
  expect(last()).toBe(before)
  await scrollTo(1_000)
  await expect.poll(last).toEqual({ from: 45, to: 64 })
})

test('what is scrolled sideways is marked, for the shadow of the first column', async () => {
  const { element } = await mount(<Scrolling />)
  const box = element.querySelector('div')
  await expect.poll(() => box?.hasAttribute('data-beside')).toBe(false)
  if (box !== null) box.scrollLeft = 30
  await expect.poll(() => box?.hasAttribute('data-beside')).toBe(true)
})
