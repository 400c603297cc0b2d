import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { newCustomer } from '../journey/customer.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { signInByCalls } from '../journey/prepared/prepared-customer.ts'

test('@office @laptop a text is written in both languages, and a campaign of it is planned person by person', async ({
  page,
}) => {
  test.slow()
  const name = `Gold ${Date.now().toString(36)}`
  await openAsStaff(page, 'admin', '/admin/messaging?tab=texts')
  await signInByCalls(page.request, newCustomer(), { origin: new URL(page.url()).origin })

  await test.step('the text: what it lacks is said beside the field, and nothing is lost', async () => {
    await press(page, page.getByRole('button', { name: 'New text' }).first())
    const dialog = page.getByRole('dialog', { name: 'New text' })
    await typeInto(page, dialog.getByLabel('Name', { exact: true }), name)
    await dialog.getByLabel('Channel').selectOption('E-mail')
    await dialog.getByLabel('Subject in English').fill('Gold loans on {brand}')
    await dialog.getByLabel('Words in English').fill('{first_name}, compare gold loans: {link}')
    await dialog.getByLabel('Subject in Hindi').fill('{brand} पर गोल्ड लोन')
    await dialog.getByLabel('Words in Hindi').fill('{first_name} जी, गोल्ड लोन देखें: {link}')
    await press(page, dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText(/The link and \{link\} in the words go together/)).toBeVisible()
    await dialog.getByLabel('Where {link} leads').fill('/products')
    await expectSoundPage(page)
    await press(page, dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toBeHidden()
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Promotion of offers')
  })

  await test.step('the campaign: who, then the plan with its reasons', async () => {
    await page.goto('/admin/messaging')
    await press(page, page.getByRole('button', { name: 'New campaign' }).first())
    const dialog = page.getByRole('dialog', { name: 'New campaign' })
    await typeInto(page, dialog.getByLabel('Name', { exact: true }), `To all, ${name}`)
    await dialog.getByLabel('Text').selectOption(`${name}, e-mail`)
    await expect(dialog.getByText(/customers in this audience, before any rule/)).toBeVisible()
    await expectSoundPage(page)
    await press(page, dialog.getByRole('button', { name: 'Save' }))
    await expect(page.getByRole('heading', { level: 1, name: `To all, ${name}` })).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Plan', exact: true }))
    const plan = page.getByRole('region', { name: 'Plan', exact: true })
    await expect(plan.getByRole('row').filter({ hasText: 'All reasons' })).toBeVisible()
    // Nobody is written to who has not agreed: a customer who signed in a moment ago has no address that is proved.
    await expect(plan.getByRole('row').filter({ hasText: 'No number or address' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send to/ })).toBeVisible()
    await press(page, plan.getByRole('button', { name: /^Show.*No number or address/ }))
    const people = page.getByRole('grid', { name: 'People of the plan' })
    await expect(people.getByRole('row').filter({ hasText: 'No number or address' }).first()).toBeVisible()
    await expectSoundPage(page)
  })
})
