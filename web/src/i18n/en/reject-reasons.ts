/** Why a lender said no, and what helps, in words that one can act on (domain.md 7.3). */
export const rejectReasons = {
  'reject.LOW_SCORE': 'Your credit score is below what {lender} asks for.',
  'reject_help.LOW_SCORE':
    'Each credit bureau gives you one full report a year for free. Look for mistakes and have them corrected. EMIs and card bills paid on time lift the score within months.',
  'reject.NO_HISTORY': 'There is no credit history of yours yet that {lender} could look at.',
  'reject_help.NO_HISTORY':
    'Some lenders take first-time borrowers: your offers show which. A small loan or a card against a fixed deposit, paid on time, starts a history.',
  'reject.TOO_MANY_ENQUIRIES': 'Too many lenders have asked for your credit report recently.',
  'reject_help.TOO_MANY_ENQUIRIES':
    'Wait about three months before you apply again, and then to one lender at a time. Looking at offers here adds no enquiry.',
  'reject.HIGH_FOIR': 'Your EMIs, with this loan added, take too much of your income for {lender}.',
  'reject_help.HIGH_FOIR':
    'Ask for a smaller amount or a longer time, or close a running loan first. Check that the EMIs in your details are right.',
  'reject.INCOME_BELOW_MIN': 'Your monthly income is below what {lender} asks for.',
  'reject_help.INCOME_BELOW_MIN':
    'Other lenders may start lower: your offers show their limits. If your income has risen, change it in your details.',
  'reject.AGE': 'Your age, now or at the end of the loan, is outside what {lender} accepts.',
  'reject_help.AGE': 'A shorter time may fit. Other lenders have other age limits: your offers show them.',
  'reject.EMPLOYER_NOT_LISTED': 'Your employer is not on the list that {lender} works with.',
  'reject_help.EMPLOYER_NOT_LISTED':
    'Check that the name of your employer is written as on your salary slip. Many lenders keep no such list.',
  'reject.JOB_VINTAGE': 'You have not been in your present job long enough for {lender}.',
  'reject_help.JOB_VINTAGE':
    'Many lenders ask for six months to a year in a job. Apply again then, or choose another lender now.',
  'reject.BUSINESS_VINTAGE': 'Your business is not old enough yet for {lender}.',
  'reject_help.BUSINESS_VINTAGE':
    'Many lenders ask for two to three years with tax returns. Others ask for less.',
  'reject.TURNOVER': 'The turnover of your business is below what {lender} asks for.',
  'reject_help.TURNOVER': 'A smaller amount may fit. Bank statements and GST returns of the full year help.',
  'reject.PIN_NOT_SERVICEABLE': '{lender} does not lend at your PIN code.',
  'reject_help.PIN_NOT_SERVICEABLE':
    'That has nothing to do with you. Check the PIN code in your details; other lenders serve other places.',
  'reject.NEGATIVE_AREA': '{lender} does not lend to addresses or kinds of work like yours at present.',
  'reject_help.NEGATIVE_AREA':
    'That is a rule of this one lender, not a judgement on you. Others have other rules.',
  'reject.CASH_SALARY': '{lender} needs a salary that is paid into a bank account.',
  'reject_help.CASH_SALARY':
    'Ask your employer to pay into your account; after three to six months it counts. Some lenders take other proof of income.',
  'reject.KYC_MISMATCH': 'Your identity papers and your details do not agree.',
  'reject_help.KYC_MISMATCH':
    'Compare name, birth date and address on PAN, Aadhaar and in your details, and correct what differs.',
  'reject.NAME_MISMATCH': 'Your name is written differently on your PAN, in your bank or in your details.',
  'reject_help.NAME_MISMATCH':
    'Write it in your details exactly as on your PAN, and have the bank correct its record if needed.',
  'reject.BANK_VERIFICATION_FAILED': '{lender} could not confirm your bank account.',
  'reject_help.BANK_VERIFICATION_FAILED':
    'Check account number and IFSC in your details. The account has to be yours alone and in use.',
  'reject.EXISTING_CUSTOMER': 'You already have a loan or an application with {lender}.',
  'reject_help.EXISTING_CUSTOMER': 'Ask {lender} itself about a top-up, or choose another lender here.',
  'reject.RECENT_REJECT':
    '{lender} declined an application of yours not long ago and waits before it looks again.',
  'reject_help.RECENT_REJECT': 'That is often three to six months. Other lenders can look now.',
  'reject.OVERDUE_OR_WRITTEN_OFF': 'Your credit report shows a payment that is overdue or was written off.',
  'reject_help.OVERDUE_OR_WRITTEN_OFF':
    'Ask for your free report. Pay what is due and get a no-dues letter; if the entry is wrong, have the bureau correct it.',
  'reject.DOCS_INCOMPLETE': 'Papers that {lender} asked for did not arrive or could not be read.',
  'reject_help.DOCS_INCOMPLETE':
    'Keep PAN, address proof, salary slips and six months of bank statements ready as clear photos or PDF files.',
  'reject.NOT_CONTACTABLE': '{lender} could not reach you.',
  'reject_help.NOT_CONTACTABLE':
    'Check mobile number and e-mail in your details, and when you can take a call.',
  'reject.NOT_INTERESTED': '{lender} understood that you do not want the loan.',
  'reject_help.NOT_INTERESTED': 'If that is a mistake, write to {lender}. The contact is below.',
  'reject.AMOUNT_OUT_OF_RANGE': '{lender} does not lend this amount to you.',
  'reject_help.AMOUNT_OUT_OF_RANGE':
    'Another amount may fit. Move the amount in your offers and see who can give it.',
  'reject.POLICY': 'Your application does not fit the present rules of {lender}.',
  'reject_help.POLICY':
    'You may ask {lender} for the main reason in writing. Other lenders have other rules.',
  'reject.OTHER': '{lender} gave no reason that we can put in words.',
  'reject_help.OTHER': 'You may ask {lender} for the main reason in writing. The contact is below.',
} as const
