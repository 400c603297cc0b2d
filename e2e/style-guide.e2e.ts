import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { test } from './journey/marketplace-test.ts'

test(
  'every part under a brand, and what tells all of them apart, in both schemes',
  { tag: '@again-desktop' },
  async ({ page }) => {
    test.slow()
    await page.goto(`${originOf('default')}/dev/kitchen-sink`)
    const brand = page.getByRole('combobox', { name: 'Brand' })
    for (const name of ['Nimbupay', 'Kamaldal', 'Morpankhi']) {
      await brand.selectOption({ label: name })
      for (const scheme of ['light', 'dark'])
        await expect(page.getByRole('region', { name: `${name}, ${scheme}`, exact: true })).toBeVisible()
      await expectSoundPage(page)
    }
    const brands = (await brand.locator('option').count()) - 1
    await brand.selectOption('every')
    await expect(page.getByRole('region', { name: /, (?:light|dark)$/ })).toHaveCount(2 * brands)
    await expectSoundPage(page)
  },
)
