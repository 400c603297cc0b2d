/** How we order offers, who works on the data, grievance officer. */
export const publicPages = {
  'ranking.intro':
    'Every matching lender is shown, in an order that follows the steps below and nothing else. This page is made from the same rule that orders the offers.',
  'ranking.short_amount':
    'Offers for the full amount that you asked for come first, then the nearest amounts.',
  'ranking.short_applied':
    'In each of these two groups, a lender where you have an application in progress is at the top.',
  'ranking.short_cost':
    'After that the lowest yearly cost with charges (APR) comes first. A lender that publishes only a “from” rate stands after the others.',
  'ranking.short_pay': 'What a lender pays us never changes the order.',
  'ranking.steps': 'The order, step by step',
  'ranking.never_used': 'What never changes the order',
  'ranking.never_used_intro': 'These play no part, whatever we earn:',
  'ranking.changes': 'Changes to the rule',
  'ranking.version': 'Version {version}, in force since {day}',
  'processors.title': 'Companies that work for us',
  'processors.none': 'No company works on your data for us at present.',
  'processors.in': 'Data in: {country}',
  'grievance.intro':
    'Something went wrong with our service, or with how your data was used? Write or call: it costs nothing and takes no form.',
  'grievance.officer': 'Grievance redressal officer of {brand}',
  'grievance.name': 'Name',
  'grievance.email': 'Email',
  'grievance.phone': 'Phone',
  'grievance.hours': 'Support hours',
  'grievance.address': 'Address',
  'grievance.what_next': 'What happens then',
  'grievance.step_answer': 'You get an answer within 30 days of your complaint.',
  'grievance.step_lender':
    'If it is about a loan or a lender, you can also write to that lender’s own officer, named on the page “Our lenders” and in the key fact statement.',
  'grievance.step_rbi':
    'If the lender rejects your complaint, or you have no satisfactory answer after 30 days, you can complain to the Reserve Bank of India on its Complaint Management System, at no cost.',
  'grievance.step_irdai':
    'If it is about insurance, the regulator is IRDAI. What the insurer does not settle it takes at no cost.',
  'grievance.irdai_link': 'Bima Bharosa (bimabharosa.irdai.gov.in)',
  'grievance.write':
    'Signed in, you can <link>write a complaint</link>: it gets a number and a day to be answered by at once. Without an account, press Help in the menu above.',
  'grievance.rbi_link': 'RBI Complaint Management System (cms.rbi.org.in)',
  'legal.in_short': 'In short',
  'legal.contents': 'On this page',
  'legal.updated': 'As of {day}',
  'legal.partner':
    'You came to us through {partner}. {brand} provides the service; {partner} does not decide on your application.',
} as const
