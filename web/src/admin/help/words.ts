/** A word that staff meet in the office, and what it means there. */
interface Word {
  term: string
  meaning: string
}

/** The words of the office, by the name that a `Term` asks for. Said once: hints and the glossary page read it here. */
export const words = {
  apr: {
    term: 'APR',
    meaning: 'What a loan costs a year with all charges in it: 12 × the monthly internal rate (RBI method)',
  },
  ats: { term: 'ATS', meaning: 'Average ticket size: ₹ paid out, divided by the number of loans' },
  auto_submission: {
    term: 'Auto Submission',
    meaning: 'An application goes to the lender’s API by itself; only where the lender has one',
  },
  clawback: {
    term: 'Clawback',
    meaning:
      'Commission that goes back to the lender, and the partner’s part with it, as a loan was taken back',
  },
  credit_score_class: {
    term: 'Credit Score Class',
    meaning: 'The lowest band of credit scores that the lender takes',
  },
  dlt: {
    term: 'DLT',
    meaning: 'The operators’ register: no SMS leaves without a header and a template in it',
  },
  dsa: { term: 'DSA', meaning: 'Direct selling agent: whoever brings borrowers to a lender' },
  emi: { term: 'EMI', meaning: 'What is paid back each month' },
  expected: {
    term: 'Expected',
    meaning: 'What a lender owes us for a loan by our revenue rules, without GST and TDS',
  },
  foir: { term: 'FOIR', meaning: 'The share of an income that all repayments together may take' },
  go_live: {
    term: 'Go-live check',
    meaning: 'What a lender or a card has to state before customers are shown it',
  },
  hold: {
    term: 'Hold',
    meaning: 'Days from the lender’s money to the day on which a line may enter a partner’s statement',
  },
  kfs: {
    term: 'KFS',
    meaning: 'Key fact statement: what the lender has to say of a loan before it is taken',
  },
  lead: { term: 'Lead', meaning: 'A customer who came by a partner’s link and chose a product' },
  lender_group: { term: 'Lender group', meaning: 'Lenders under one name, for commissions' },
  lender_status: { term: 'Lender Status', meaning: 'Live: customers are shown the lender. Off: nobody is' },
  lsp: { term: 'LSP', meaning: 'Lending service provider: what this marketplace is to its lenders' },
  ltv: { term: 'LTV', meaning: 'The share of the gold, the property or the vehicle that may be lent' },
  mis: { term: 'MIS', meaning: 'The lender’s monthly file of applications and payouts' },
  monthly_pr: { term: 'Monthly PR', meaning: 'Monthly rate: percent of the loan for one month' },
  ntc: { term: 'NTC, NH', meaning: 'New to credit, no history: a customer without a credit score' },
  partners_part: {
    term: 'Partner’s part',
    meaning: 'What of our commission for a loan goes to the partner whose lead the customer is',
  },
  pending: { term: 'Pending', meaning: 'A lender with an API that has not answered yet' },
  possible: {
    term: 'Possible',
    meaning: 'Matched, with a fact unknown that the lender may still refuse for',
  },
  priority: { term: 'Priority', meaning: 'Order in staff lists only: it moves no offer' },
  re: { term: 'RE', meaning: 'Regulated entity: a bank or an NBFC' },
  received: {
    term: 'Received',
    meaning: 'What a lender has paid for a loan by receipts: bank sum + TDS − GST',
  },
  revenue_rule: {
    term: 'Revenue rule',
    meaning: 'What a lender pays us for a month; of the rules in their order the first that holds',
  },
  slab_disbursed: { term: 'Slab disbursed', meaning: '₹ that the lender paid out in the month' },
  slab_number: { term: 'Slab number', meaning: 'Loans that the lender paid out in the month' },
  special_offer: {
    term: 'Special offer',
    meaning: 'A line on a lender’s card between two dates; it moves no offer',
  },
  stage: { term: 'Stage', meaning: 'The last step of a journey that the customer has reached' },
  stated: {
    term: 'Stated',
    meaning: 'What a lender says in its commission file that it pays for a loan, without GST and TDS',
  },
  statement: {
    term: 'Statement',
    meaning: 'What a partner is paid for a month: draft, shown, approved, paid',
  },
  tds: {
    term: 'TDS',
    meaning: 'Tax deducted at source: what we withhold of a partner’s commission and pay to the tax office',
  },
  ticket_class: { term: 'Ticket Class', meaning: 'The band of loan amounts that the lender takes' },
  tracking_id: {
    term: 'Tracking id',
    meaning: 'Tells a partner’s links from others (utm_id); never given twice',
  },
} as const satisfies Readonly<Record<string, Word>>
export type WordName = keyof typeof words
