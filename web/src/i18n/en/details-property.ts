/** The details of a housing loan. */
export const detailsProperty = {
  'details.property': 'The home',
  'details.property_lead': 'The home that the loan is for. It is the lender’s security until you have paid.',
  'details.property_kind': 'What is the loan for?',
  'details.property_value': 'Value of the home',
  'details.property_value_hint':
    'Its price, or what it is worth with the work done. A lender gives a part of it, often 75 to 90 %.',
  'details.home_household_income_hint':
    'Why we ask: lenders for affordable homes look at what the whole household earns. They get it when you apply; your offers here do not change with it. Tell them that you give this figure; we keep the figure alone, without names.',
  'details.property_postal_code': 'PIN code of the home',
  'details.property_postal_code_hint': 'Some lenders lend only in certain areas.',
} as const
