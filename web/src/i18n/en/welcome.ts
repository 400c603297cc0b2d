/** Landings of their own: from an advertisement or a post, and at the solar partner's host. */
export const welcome = {
  'social.heading': 'You saw us in a post. Here is what we are.',
  'social.compare':
    '{compared, select, cards {We show credit cards side by side: the annual fee, the APR and what each is good for, before you apply.} none {We show what there is and on what terms, before you choose.} other {We show loans of many lenders side by side: what each costs a month, the APR and the fee, before you apply.}}',
  'social.free':
    '{compared, select, cards {You pay us nothing. If an issuer gives you a card, it may pay us a fee.} none {You pay us nothing.} other {You pay us nothing. A lender pays us when it disburses a loan.}}',
  'social.decide':
    '{compared, select, cards {The issuer decides. We can promise you no card, no limit and no time.} none {Whoever provides it decides. We can promise nothing in its name.} other {The lender decides. We can promise you no loan, no rate and no time.}}',
  'social.data':
    '{compared, select, cards {We ask for your number first, to know you again. The issuer gets nothing about you from us.} none {We ask for your number first, to keep what you type. Nobody gets it before you say so.} other {We ask for your number first, to keep what you type. No lender gets it before you say so, lender by lender.}}',
  'solar.heading': 'A loan for solar on your roof',
  'solar.text':
    'Compare what {count, plural, one {# lender} other {# lenders}} would charge for the panels, month by month, before you sign anything.',
  'solar.how': 'How it goes',
  'solar.step_quote':
    'Ask your installer for a written quote: the size in kW, the price and what it leaves out.',
  'solar.step_compare':
    'Compare loans here for that price: EMI, APR, fee and total cost of each lender, in an order you can check.',
  'solar.step_apply': 'Apply to the lender you choose. It decides, and it pays out; you pay the installer.',
  'solar.know': 'Good to know before you borrow',
  'solar.saving':
    'What the panels save depends on your roof, your use and your tariff. We do not estimate it: compare the EMI with your own bills.',
  'solar.subsidy':
    'A government subsidy for homes is applied for on the national portal and is paid, if at all, after the panels run. Choose an EMI that you can pay without it.',
  'solar.total': 'A longer loan has a smaller EMI and costs more in all. Both figures stand on every offer.',
  'solar.partner':
    '{brand} brings you here and may get a share of what lenders pay us. It does not decide on your loan, and the order of offers does not depend on it.',
} as const
