/** The details of a business loan. */
export const detailsBusiness = {
  'details.business': 'Your business',
  'details.business_lead':
    'Lenders look at the business first: how old it is, what it sells, how it is registered.',
  'details.professional_type': 'Your profession',
  'details.professional_years': 'Years in your profession',
  'details.business_name': 'Name of the business',
  'details.business_name_hint': 'As it is registered: 3 to 40 letters and numbers.',
  'details.business_company_type': 'Kind of business',
  'details.business_pan': 'PAN of the business',
  'details.business_pan_hint': 'The firm’s or company’s own PAN. Stored encrypted, shown masked.',
  'details.business_registration_type': 'How is it registered?',
  'details.business_registration_type_hint': 'If there are several, choose GST.',
  'details.gstin': 'GSTIN',
  'details.gstin_hint': 'The 15 characters on your GST certificate. Stored encrypted, shown masked.',
  'details.business_nature': 'What does it do?',
  'details.business_years': 'How long has it been running?',
  'details.business_current_turnover': 'Sales in a year',
  'details.business_current_turnover_hint': 'All that you sold in the last 12 months, before expenses.',
  'details.business_gross_profit': 'Gross profit in a year',
  'details.business_gross_profit_hint': 'Sales less what you paid for the goods.',
  'details.business_account': 'This is the account of the business',
} as const
