/** What people ask most, under the help form and on a page of their own; the others stand on the pages of the loans (loan-more.ts). */
export const helpAnswers = {
  'help.answers': 'Perhaps this answers it',
  'help.reach': 'You can also write to {email}.',
  'help.more': 'Is your question not here? Press “Help” in the menu and write to us.',
  'help.q.passcode': 'The passcode does not arrive. What can I do?',
  'help.a.passcode':
    'Look whether the number or e-mail address above the passcode is yours: “Change” takes you back to it. Once the clock there has run out you can send a new passcode. The newest one alone works, for 5 minutes. An e-mail may lie in your spam folder. Nobody from our side ever asks you for a passcode.',
  'help.q.not_matched': 'Why did a lender not match?',
  'help.a.not_matched':
    'Each lender has rules of its own: income, age, work, PIN code, credit score, EMIs. Below your offers every lender that did not match is named, with what is missing and what would change its answer.',
  'help.q.papers': 'What do I need at hand?',
  'help.a.papers':
    'Your PAN, your income and EMIs of a month, and where you live with its PIN code. What each loan asks for stands on its own page.',
  'help.q.time': 'How long does it take?',
  'help.a.time':
    'Your offers come at once. After you apply, the lender decides. Your application shows each step that it tells us, and from which day to ask it if you hear nothing.',
  'help.q.status': 'Where does my application stand?',
  'help.a.status':
    'Log in and open “Your applications”. It shows the last step that each lender told us, whose turn it is and what is still needed from you. The lender decides; we can neither change nor hurry its decision.',
  'help.q.complaint': 'How do I complain?',
  'help.a.complaint':
    'Log in and write under “Your complaints”, or write to the grievance officer named at the foot of each page. It costs nothing, your complaint has a number at once, and you get an answer within 30 days. If that does not settle it, the Reserve Bank of India takes a complaint about a loan, free of charge.',
  'help.q.data': 'How do I have my data deleted?',
  'help.a.data':
    'Log in and open “My data”: it shows what we hold, gives you a copy and deletes it. What the law makes us keep is named before you agree.',
} as const
