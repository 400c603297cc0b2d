/** The details of a student loan. */
export const detailsCourse = {
  'details.course': 'Course details',
  'details.course_lead': 'What you will study, where, and what it costs.',
  'details.course_name': 'Course',
  'details.course_name_hint': 'For example B.Tech, MBA, GNM nursing.',
  'details.institute_name': 'College or university',
  'details.institute_name_hint': 'If you have no admission yet: the one you hope for.',
  'details.course_level': 'Level',
  'details.course_country': 'Where?',
  'details.course_cost': 'What the whole course costs',
  'details.course_cost_hint': 'Fees, hostel, books and travel, for all years together.',
  'details.co_applicant': 'Who signs with you',
  'details.co_applicant_lead':
    'A parent, a husband or wife, or a guardian repays with you. Lenders go by that income.',
  'details.co_applicant_income': 'Co-applicant’s income a month',
  'details.co_applicant_income_hint':
    'What reaches them after tax and before EMIs. Tell them that you give this figure; we keep the figure alone, without a name.',
} as const
