/** The list of lenders and the processors under the privacy policy. */
export const lenderRegister = {
  'lenders.registered_as':
    '{kind, select, bank {Commercial bank} small_finance_bank {Small finance bank} regional_rural_bank {Regional rural bank} cooperative_bank {Co-operative bank} nbfc_upper_layer {NBFC, upper layer} nbfc_middle_layer {NBFC, middle layer} nbfc {NBFC} microfinance_institution {NBFC for microfinance} other {Housing finance company}}',
  'lenders.number': 'RBI registration',
  'lenders.website': 'Website',
  'lenders.role': 'What we do for it',
  'lenders.role_of':
    '{role, select, referral {We show its offers and lead you to it} applications {We show its offers, take your application and pass it on} other {We show its offers, pass your application on and handle its questions during the application}}',
  'lenders.recovery': 'Recovery agents',
  'lenders.recovery_in_agreement': 'Named in the lender’s loan agreement',
  'lenders.nodal': 'Nodal officer',
  'lenders.kfs': 'Key fact statement',
  'processors.title': 'Companies that work for us',
  'processors.none': 'No company works on your data for us at present.',
  'processors.in': 'Data in: {country}',
} as const
