import { staffMessages } from '@marketplace/contract/platform/staff-messages'
import { lenderFields } from '@marketplace/contract/market/lender-fields'
import { applicationStatusFileTexts } from '@marketplace/contract/money/application-status-files'
import { expect, test } from 'vitest'
import { errorsFoundText } from '../web/src/admin/lender-files/file-words.ts'
import { downloadingText, specifiedTexts } from '../web/src/office/show/specified-texts.ts'
import { trackedFiles } from './tracked-files.ts'

/** The texts of sections 2, 4, 5 and 8 as the specification prints them; the expected side stands here as literals. */
const onPages = [
  'Admin - Partners',
  'Are you sure?',
  'Cancel',
  'Delete',
  'Edit',
  'View/Update UTM Link',
  'View/Update Feature',
  "{UNIQUE_ID} is replaced with the customer's unique id in the URL",
  'Add Lender',
  'No lenders found',
  'Loading lenders data...',
  'Loading lender details...',
  'Create Group',
  'Stay Logged In!',
  'Revenue type is required',
  'Must be a positive number',
  'Must be between 0 and 100',
  'Max must be greater than Min',
  '* Either Revenue Flat or Revenue Percentage is required',
  'An error occurred',
  'No data found',
  'Failed to load lender groups',
  'Failed to load revenue types',
  'Lender updated successfully!',
  'Lender created successfully!',
  'Lender deleted successfully!',
  'Update failed',
  'Failed to add revenue',
  'Failed to update revenue',
  'Failed to update order',
  'Failed to delete revenue entry',
]

const inAnswers = {
  max_below_min: 'Max must be greater than Min',
  not_positive: 'Must be a positive number',
  percent_out_of_range: 'Must be between 0 and 100',
  lender_created: 'Lender created successfully!',
  lender_updated: 'Lender updated successfully!',
  lender_deleted: 'Lender deleted successfully!',
  lender_group_created: 'Lender group created successfully!',
  revenue_added: 'Revenue added successfully',
  revenue_updated: 'Revenue updated successfully',
  revenue_order_updated: 'Revenue order updated',
  revenue_deleted: 'Revenue entry deleted successfully',
}

test('the pages say the words of the specification', () => {
  expect(Object.values(specifiedTexts)).toEqual(onPages)
  expect(downloadingText('lenders.csv')).toBe('Downloading lenders.csv')
})

test('the page of status files says the words of the specification', () => {
  expect(applicationStatusFileTexts).toEqual({
    none_selected: 'No file selected',
    wrong_type: 'Invalid file type',
    none_there: 'No application status file available to display',
  })
  expect(errorsFoundText(7)).toBe('7 Errors found')
})

test('the fields are named as the specification names them', () => {
  expect(lenderFields.interest_rate.placeholder).toBe('18% To 28%')
})

test('the answers say the words of the specification', () => {
  expect(staffMessages).toMatchObject(inAnswers)
})

const pages = trackedFiles(['.ts', '.tsx']).filter(
  ({ path }) =>
    /^web\/src\/(office|admin|partner)\//.test(path) &&
    !path.endsWith('/specified-texts.ts') &&
    !path.includes('.test.'),
)

test.each(Object.keys(specifiedTexts))('a page says %s, and takes it from the one list', (key) => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter(({ text }) => text.includes(`specifiedTexts.${key}`)).length).toBeGreaterThan(0)
})

test.each(onPages.filter((text) => text.length > 8))('no page has a copy of: %s', (text) => {
  const copies = [`'${text}'`, `"${text}"`, `>${text}<`]
  expect(
    pages.filter((file) => copies.some((copy) => file.text.includes(copy))).map(({ path }) => path),
  ).toEqual([])
})
