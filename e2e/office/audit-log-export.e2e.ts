import { readFile } from 'node:fs/promises'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'

test('@office @laptop @again-laptop the audit log is saved as a file, as far as the filters name it', async ({
  page,
}) => {
  await openAsStaff(page, 'admin', '/admin/audit-log?action=staff.signed_in&actor=admin')
  await expect(page.getByRole('row').filter({ hasText: 'Staff: signed in' })).not.toHaveCount(0)
  await expectSoundPage(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('audit-log.csv')
  const [titles = '', ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(titles.replace('\uFEFF', '')).toMatch(/^Entry,When \(UTC\),Who,/)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain(',admin,staff,')
  for (const line of lines) expect(line).toContain(',staff.signed_in,')
  await page.goto('/admin/audit-log?action=audit_log.export')
  await expect(page.getByRole('row').filter({ hasText: 'Audit log: exported' })).not.toHaveCount(0)
})

test('@office @laptop words are explained where they stand, and in the glossary @again-laptop', async ({
  page,
}) => {
  await openAsStaff(page, 'caller', '/admin/help')
  await expect(page.getByText('Single keys', { exact: true })).toBeVisible()
  await expect(page.getByText('The audit log as a file')).toHaveCount(0)
  await page.goto('/admin/help/words')
  await page.getByRole('searchbox', { name: 'Search words' }).fill('ticket size')
  await expect(
    page.getByText('Average ticket size: ₹ paid out, divided by the number of loans'),
  ).toBeVisible()
  await expect(page.getByText('FOIR', { exact: true })).toHaveCount(0)
})
