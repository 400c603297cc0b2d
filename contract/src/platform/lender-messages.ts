/** What staff are told about the facts of a lender. */
export const lenderMessages = {
  lender_name_invalid: 'Use letters, digits, underscore and hyphen only',
  lender_group_name_invalid: 'Use letters, digits, hyphen, underscore and space only',
  group_unknown: 'Choose groups that exist, each once',
  group_itself: 'Choose another group',
  priority_invalid: 'Priority must be a non-negative number',
  age_bound_invalid: 'Enter a whole number of years from 18 to 80',
  age_at_maturity_invalid: 'Enter a whole number of years from 18 to 100',
  number_invalid: 'Enter a number',
  number_out_of_range: 'This number is outside of what the field takes',
  whole_number_invalid: 'Enter a whole number within the limits of this field',
  decimal_invalid: 'Enter a number with no more decimals than this field keeps',
  link_invalid: 'Enter an address that begins with https://',
  placeholder_unknown: 'Only {UNIQUE_ID} is replaced, and only after the host',
  unique_id_missing: 'Put {UNIQUE_ID} where the id of the referral goes',
  phone_invalid: 'Enter a phone number of 6 to 18 digits',
  prefixes_invalid: 'Enter the first 1 to 6 digits of PIN codes, each once',

  below_its_min: 'This may not be less than the minimum, {bound}',
  above_its_max: 'This may not be more than the maximum, {bound}',
  ends_before_start: 'The end date may not be before the start date',
  rate_outside_range: 'The representative rate lies between the lowest and the highest rate',
  from_rate_missing: 'A "from" rate needs the lowest rate',
  maturity_before_max_age: 'The age at the last instalment may not be less than the oldest age',
  special_price_missing:
    'The words name a fee or a rate that the figures do not have: state the special fee or rate first, or leave it out of the words',
  special_price_undated: 'A special fee or rate needs its first and its last day',
  benchmark_needs_floating: 'Only a floating rate has a benchmark',
  autosubmission_needs_api: 'Auto submission is only for lenders with an API',
  fact_kept: 'Customers have seen this lender: change this fact, it cannot be emptied',

  needs_legal_name: 'Enter the legal name that customers see',
  needs_lender_kind: 'Choose the kind of lender',
  needs_amounts: 'Enter the smallest and the largest loan',
  needs_tenures: 'Enter the shortest and the longest tenure in months',
  needs_rate: 'Enter a rate: the representative, the highest or the lowest',
  needs_fee: 'Enter the processing fee in percent; 0 where there is none',
  needs_penal_charges: 'Enter the penal charges',
  needs_cooling_off: 'Enter the cooling-off period, at least 1 day',
  needs_kfs_url: 'Enter the address of the key facts statement',
  needs_grievance_contact: 'Enter the grievance contact',
  needs_nodal_officer: 'Enter the phone and the e-mail of the nodal officer',
  needs_way_to_apply: 'Enter the UTM link, or switch on the API',
  needs_connector: 'Have the connector of its API configured, or switch off the API',
  needs_registration_number: 'Enter the registration number',
  needs_website: 'Enter the website of the lender',
  needs_lsp_role: 'Choose what we do for the lender',
  ltv_above_law:
    'For its largest loan the law lets less of the home be lent than this lender states: offers are capped at the law',
  needs_employment: 'Choose at least one employment type',
} as const
export type LenderMessageKey = keyof typeof lenderMessages

/** Words of the failures that only lenders have; the codes are in error-codes.ts. */
export const lenderErrorMessages = {
  name_taken: 'This name is taken already',
  lender_rule_broken: 'This value does not go with the others',
  go_live_refused: 'This lender cannot be live yet: facts that customers must see are missing',
} as const
