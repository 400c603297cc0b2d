/**
 * What the back office says in the specification's own words (sections 2, 4, 5 and 8) and no server answer brings. Pages take
 * these texts from here; a test compares them with the specification letter by letter.
 */
export const specifiedTexts = {
  // Section 2
  cards_title: 'Admin - Partners',
  are_you_sure: 'Are you sure?',
  cancel: 'Cancel',
  delete: 'Delete',
  edit: 'Edit',
  utm_link_button: 'View/Update UTM Link',
  feature_button: 'View/Update Feature',
  utm_hint: "{UNIQUE_ID} is replaced with the customer's unique id in the URL",
  add_lender: 'Add Lender',
  no_lenders: 'No lenders found',
  loading_lenders: 'Loading lenders data...',
  loading_lender: 'Loading lender details...',
  create_group: 'Create Group',
  // Section 4
  stay_logged_in: 'Stay Logged In!',
  // Section 5
  revenue_type_required: 'Revenue type is required',
  positive_number: 'Must be a positive number',
  percent_range: 'Must be between 0 and 100',
  max_below_min: 'Max must be greater than Min',
  flat_or_percent: '* Either Revenue Flat or Revenue Percentage is required',
  // Section 8
  error: 'An error occurred',
  no_data: 'No data found',
  lender_groups_failed: 'Failed to load lender groups',
  revenue_types_failed: 'Failed to load revenue types',
  lender_updated: 'Lender updated successfully!',
  lender_created: 'Lender created successfully!',
  lender_deleted: 'Lender deleted successfully!',
  update_failed: 'Update failed',
  revenue_add_failed: 'Failed to add revenue',
  revenue_update_failed: 'Failed to update revenue',
  revenue_order_failed: 'Failed to update order',
  revenue_delete_failed: 'Failed to delete revenue entry',
} as const

/** The toast of a download on its way (section 2, Shell). */
export const downloadingText = (file: string): string => `Downloading ${file}`
