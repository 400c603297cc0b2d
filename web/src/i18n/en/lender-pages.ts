/** A lender's own page: what it asks besides the application, and what becomes of it. */
export const lenderPages = {
  'lender_page.heading': 'Go on with {lender}',
  'lender_page.heading_plain': 'Your application at the lender',
  'lender_page.step': 'Step {number} of {steps}',
  'lender_page.for': '{amount} over {tenure}',
  'lender_page.unknown': 'There is no application to this lender. Nothing was sent.',
  'lender_page.optional': 'optional',
  'lender_page.choose_day': 'DD/MM/YYYY, from {first} to {last}',
  'lender_page.send': 'Send to {lender}',
  'lender_page.sent_once':
    'This goes to {lender} alone. We keep none of it; it stays in this browser until {lender} has it.',
  'lender_page.busy': 'Your answers are on their way to {lender}.',
  'lender_page.lost': 'No answer came. Press again: nothing is sent twice.',
  'lender_page.not_answering':
    '{lender} is not answering right now. Nothing is lost: what you typed stands here. Try again in a minute.',
  'lender_page.check': 'Please look at the marked answers',
  'lender_page.leave': 'Go on at {lender}',
  'lender_page.leave_text': 'This takes you to the site of {lender} and then back here.',
  'lender_page.not_done': 'You came back before you were done at {lender}. You can go on where you stopped.',
  'lender_page.return_refused': 'This way back is not valid any more. Where you stand is shown below.',
  'lender_page.returning': 'We check what the lender says.',
  'lender_page.passcode.send': 'Have the passcode sent',
  'lender_page.passcode.again': 'Have another sent',
  'lender_page.passcode.again_in': 'Another can be sent in {seconds} s',
  'lender_page.passcode.sent_to': '{lender} has sent a passcode to {to}.',
  'lender_page.passcode.sent': '{lender} has sent a passcode.',
  'lender_page.passcode.label': 'Six-digit passcode of {lender}',
  'lender_page.passcode.hint': 'It is valid for 10 minutes. {lender} never asks for it on the phone.',
  'lender_page.passcode.tries': '{tries, plural, one {# try left} other {# tries left}}',
  'lender_page.passcode.confirm': 'Confirm',
  'lender_page.passcode.no_more':
    'No more passcodes can be sent for now. Try again after {time}, or look at your other offers.',
  'lender_page.passcode.demo':
    'In this demo the lender’s passcode is the last six digits of your mobile number.',
  'lender_page.state.sending': 'Your application is on its way',
  'lender_page.state.sending_text':
    'We are handing it to {lender}. This page goes on by itself; you can also come back later.',
  'lender_page.state.pending': '{lender} has all it asked for',
  'lender_page.state.pending_text':
    'It is checking and decides next. Nothing to do for you: this page shows the answer, and so does “Your application”.',
  'lender_page.state.approved': '{lender} has said yes',
  'lender_page.state.approved_text':
    'Read the sanction letter and the key fact statement before you sign: rate, fee and APR in them are the ones that count. Until you sign, nothing binds you.',
  'lender_page.state.approved_amount': 'Sanctioned: {amount}',
  'lender_page.state.declined': '{lender} has said no this time',
  'lender_page.state.declined_next': 'What you can do next',
  'lender_page.state.declined_offers':
    'One lender’s no is not every lender’s. See which other offers match what you told us.',
  'lender_page.state.declined_reason_missing':
    '{lender} has not given a reason. You can ask for it: a bank has to tell you the main one.',
  'lender_page.state.error': 'Your application could not be handed over',
  'lender_page.state.withdrawn': 'You called this application off',
  'lender_page.to_offers': 'See the offers that match',
  'lender_page.contact': 'Question or complaint: {contact}',
} as const
