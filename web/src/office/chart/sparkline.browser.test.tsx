import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { Sparkline } from './sparkline.tsx'

test('it is a line from nothing to the largest value, said in the words that it is given', async () => {
  const { element } = await mount(<Sparkline values={[0, 5, 10]} text="3 days: 0, 5, 10" />)
  await expect.element(page.getByText('3 days: 0, 5, 10')).toBeInTheDocument()
  expect(element.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(element.querySelector('polyline')?.getAttribute('points')).toBe('1,16 44,9 87,2')
})
