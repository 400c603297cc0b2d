import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { filterOf } from '../journey/office/list.ts'
import { openAsStaff } from '../journey/office/office.ts'

test('@office @laptop an administrator finds who was refused by a name that stands nowhere', async ({
  page,
}) => {
  const username = `nobody-${Date.now()}`
  for (let times = 0; times < 2; times += 1) {
    const refused = await page.request.post('/api/admin/login', {
      data: { username, password: 'not the password of anybody' },
    })
    expect(refused.status()).toBe(401)
  }
  await openAsStaff(page, 'admin', '/admin/security')
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Alarms' })).toHaveAttribute('aria-selected', 'true')
  await expectSoundPage(page)

  await page.getByRole('tab', { name: 'Events' }).click()
  await page.getByLabel('Contact, user name, address or key').fill(username)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText(/^2 events in [12] rows?$/)).toBeVisible()
  await expect(page.getByText('POST /api/admin/login').first()).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(username))
  await expectSoundPage(page)

  await page
    .getByRole('button', { name: /^All events of subject / })
    .first()
    .click()
  await expect(page.getByText(/^2 events in [12] rows?$/)).toBeVisible()
  await (await filterOf(page, 'What')).selectOption('A wrong second factor')
  await expect(page.getByText('0 events in 0 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Of everybody' }).click()
  await expect(page.getByLabel('Contact, user name, address or key')).toHaveValue('')
})
