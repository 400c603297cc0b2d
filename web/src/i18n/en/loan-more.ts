/** What stands below the prices of a loan's page: whom it is for, what is asked, questions. */
export const loanMore = {
  'loan.who': 'Who usually gets one',
  'loan.who_note':
    'Counted from the rules of {count, plural, one {the lender} other {the # lenders}} here, today.',
  'loan.income': 'Income a month',
  'loan.income_of': 'Co-applicant’s income a month',
  'loan.income_any': 'No lender here sets a least income.',
  'loan.income_some': 'Some set no least; {usual} is enough for half of them.',
  'loan.income_from': 'From {mildest}; {usual} is enough for half of them.',
  'loan.income_one': 'From {mildest}.',
  'loan.age': 'Age',
  'loan.age_any': 'No lender here sets an age.',
  'loan.age_from': 'From {least} years.',
  'loan.age_to': 'Up to {most} years.',
  'loan.age_between': '{least} to {most} years at the widest.',
  'loan.work': 'Work',
  'loan.work_of':
    'Salaried: {salaried} of {count}. Working for yourself: {own}. With a business: {business}.',
  'loan.work_any': 'Not judged: it is the security that counts.',
  'loan.work_student': 'Not judged: your co-applicant’s income counts.',
  'loan.score': 'Credit score',
  'loan.score_any': 'No lender here sets one.',
  'loan.score_some': '{none} of {count} set none; {usual} is enough for half of the others.',
  'loan.score_usual': 'Each sets one; {usual} is enough for half of them.',
  'loan.score_open': '{none} of {count} set none.',
  'loan.papers': 'What they ask for',
  'loan.paper.pan': 'Your PAN, and the name on it',
  'loan.paper.address': 'Where you live, with PIN code',
  'loan.paper.salary': 'Your employer, and how you are paid',
  'loan.paper.income': 'Income and EMIs of a month',
  'loan.paper.business': 'Turnover, and how old the business is',
  'loan.paper.gstin': 'GSTIN, where you have one',
  'loan.paper.bank': 'Account number and IFSC',
  'loan.paper.gold': 'Weight and carat of the gold',
  'loan.paper.property': 'Price and PIN code of the home',
  'loan.paper.course': 'Course, place and fees',
  'loan.paper.co_applicant': 'What your co-applicant earns',
  'loan.paper.vehicle': 'Model, price and what you pay down',
  'loan.papers_note': 'A lender may ask for more once you apply.',
  'loan.door.emi': 'What is it a month?',
  'loan.door.emi_text': 'EMI, interest and every year of it, for any rate.',
  'loan.door.eligibility': 'How much can I borrow?',
  'loan.door.eligibility_text': 'What your income can bear, by the rule that lenders use.',
  'loan.door.gold': 'What is my gold worth?',
  'loan.door.gold_text': 'At today’s rate, with the most that may be lent on it.',
  'loan.questions': 'Questions people ask',
  'loan.q.score': 'Does looking here touch my credit score?',
  'loan.a.score':
    'No. What you see comes from what lenders publish; nobody is asked about you. A lender may ask a credit bureau once you apply to it.',
  'loan.q.apr': 'What is APR?',
  'loan.a.apr':
    'Interest and fees together, as one yearly rate. A low rate with a high fee can cost more than it looks: APR shows it.',
  'loan.q.who': 'Who lends the money, and what do I pay you?',
  'loan.a.who':
    'The lender that you choose lends it, and decides. You pay us nothing. A lender pays us when it disburses a loan.',
  'loan.q.calls': 'Will you call me?',
  'loan.a.calls':
    'Only if you ask us to. A lender gets your details when you apply to it, and no other lender does.',
  'loan.q.mind': 'Can I change my mind?',
  'loan.a.mind':
    'Yes. Every lender gives you at least a day to give the loan back: you pay the amount and the interest of those days, and no penalty. How many days stands in each offer.',
  'loan.q.early': 'Can I close it early?',
  'loan.a.early':
    'Yes. Whether that costs something stands in each offer’s key facts; the calculator “Closing a loan early” shows what is saved.',
  'loan.q.Personal Loans': 'What may I use it for?',
  'loan.a.Personal Loans':
    'For what you need: a wedding, a repair, a hospital, a debt that costs more. You pledge nothing.',
  'loan.q.Business Loans': 'My business is not registered. And now?',
  'loan.a.Business Loans':
    'Then you see personal loans, which people who work for themselves can take too. With GST, Udyam or a shop licence it counts as registered.',
  'loan.q.Gold Loans': 'How much do I get for my gold?',
  'loan.a.Gold Loans':
    'It goes by weight, carat and the day’s rate; the law caps the share that may be lent. The gold calculator works it out. When you have paid, you get your jewellery back.',
  'loan.q.Affordable Housing Loan': 'When is the money paid out?',
  'loan.a.Affordable Housing Loan':
    'For a finished home at once; for one that is being built in parts, as the building grows.',
  'loan.q.Student Loans': 'Whose income counts?',
  'loan.a.Student Loans':
    'Your co-applicant’s: a parent or another who signs with you. The fees can be paid term by term, as the course asks for them.',
  'loan.q.2-wheeler': 'Can I borrow the whole price?',
  'loan.a.2-wheeler':
    'Usually a part: you pay something down, and the loan is the rest. How much of the price a lender gives is part of its rules.',
  'loan.q.Car': 'Does it work for a used car?',
  'loan.a.Car':
    'Yes: you say whether it is new or used. You pay something down, and the loan is the rest of the price.',
  'loan.more_answers': 'All usual questions',
  'loan.more_lenders': 'Whom you complain to at each lender',
} as const
