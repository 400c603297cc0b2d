import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { demoPartner, fillPartnerSignIn } from '../journey/office/office-partner.ts'

test(
  'a partner walks by keyboard from its money to the rows, the customers and what a product pays, under its own path',
  { tag: ['@office', '@laptop'] },
  async ({ page }) => {
    const root = `/${demoPartner.slug}/partner`
    await page.goto(`${root}/login`)
    await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
    const money = page.getByRole('list', { name: 'Your money' })
    await press(page, money.getByRole('link', { name: /^Waits for lenders/ }))
    await expect(page).toHaveURL(`${root}/money/waits`)
    await expect(page.getByRole('heading', { level: 1, name: 'Waits for lenders' })).toBeFocused()

    const menu = page.getByRole('navigation', { name: 'Pages' })
    await press(page, menu.getByRole('link', { name: 'Customers' }), 'Shift+Tab')
    await expect(page).toHaveURL(`${root}/customers`)
    await expect(page.getByRole('grid', { name: 'Your customers' })).toBeVisible()
    await expectSoundPage(page)

    await press(page, menu.getByRole('link', { name: 'Product offering' }), 'Shift+Tab')
    await expect(page).toHaveURL(`${root}/product-offering`)
    await press(page, page.getByRole('link', { name: /^Personal Loans/ }))
    await expect(page).toHaveURL(`${root}/product-offering/personal-loans`)
    await expect(page.getByText('Agreed since 01/10/2026: 40% of our commission and ₹250')).toBeVisible()
    await expect(page.getByText(/of that is yours by your percentage/).first()).toBeVisible()
    await expectSoundPage(page)
  },
)
