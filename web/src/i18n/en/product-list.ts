/** The products screen and the tiles that lead to each. */
export const productList = {
  'products.heading': 'What are you looking for?',
  'products.intro': 'Looking and comparing costs nothing. No lender learns who you are until you apply.',
  'products.line.Personal Loans': 'Money for any purpose, without security',
  'products.line.Business Loans': 'For stock, machines or a new shop',
  'products.line.Gold Loans': 'Against your jewellery, which you get back',
  'products.line.Affordable Housing Loan': 'To buy, build or repair a home',
  'products.line.Credit Cards': 'Fees and benefits side by side',
  'products.line.Student Loans': 'Fees and living costs while you study',
  'products.line.Discount Vouchers': 'Money off at shops and sites',
  'products.line.Deals': 'Offers from our partners',
  'products.line.2-wheeler': 'For a motorcycle or a scooter',
  'products.line.Car': 'For a new or a used car',
  'products.line.Health': 'Hospital bills for you and your family',
  'products.line.Shop': 'Against fire, theft and damage',
  'products.line.Other Insurance': 'Life, travel and more',
  'products.business.heading': 'Is your business registered?',
  'products.business.text':
    'For example under GST or Udyam, with a shop licence, as a firm or as a company. Without a registration we show you personal loans, which a self-employed person can take too.',
  'products.business.yes': 'Yes, it is registered',
  'products.business.no': 'No, it is not',
  'products.none.heading': 'Nothing can be applied for here just now',
  'products.none.text':
    'What {brand} offers cannot be applied for on this site yet. Tell us what you need and we call or write back.',
  'products.none.ask': 'Ask us',
  'products.group.loan': 'Loans',
  'products.group.card': 'Cards',
  'products.group.insurance': 'Cover',
  'products.group.voucher': 'Offers',
  'products.from': 'from {apr} APR',
  'products.all_rates':
    'Lowest APR of each, at the usual rate that a lender states, else at its highest. Checked today; yours may differ.',
} as const
