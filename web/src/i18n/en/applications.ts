import { rejectReasons } from './reject-reasons.ts'

/** Welcome back, right after applying, the status page, and sending to one lender. */
export const applications = {
  ...rejectReasons,
  'applications.heading': 'Your application',
  'applications.loading': 'Loading your application',
  'applications.load_failed': 'We could not load your application',
  'applications.stale': 'We could not look for news. What you see is the last that we have.',
  'applications.try_again': 'Try again',
  'applications.asked': '{amount} over {tenure}, started on {day}',
  'applications.asked_amount': '{amount}, started on {day}',
  'applications.started': 'Started on {day}',
  'applications.reference': 'Reference',
  'applications.copy': 'Copy',
  'applications.copied': 'Copied',
  'applications.copy_failed': 'Copying did not work. Please select the text and copy it by hand.',
  'applications.to_offers': 'Apply to another lender',
  'applications.see_offers': 'See your offers',
  'applications.to_status': 'See your application',
  'applications.to_consents': 'Your consents',
  'applications.news': '{lender}: {status}',
  'applications.none.heading': 'You have not applied to a lender yet',
  'applications.none.text':
    'Choose an offer and apply. From then on this page says what the lender does, what is next and whose turn it is.',

  'applications.progress': 'Step {step} of {steps}: {station}',
  'applications.progress_done': 'All {steps} steps are done',
  'applications.progress_ended': 'Ended at step {step} of {steps}: {station}',
  'applications.station.sent': 'sent',
  'applications.station.opened': 'opened',
  'applications.station.checked': 'checked',
  'applications.station.decided': 'decided',
  'applications.station.paid': 'paid',
  'applications.actor.you': 'Your turn',
  'applications.actor.lender': 'The lender’s turn',
  'applications.actor.us': 'We are on it',
  'applications.ended': 'Ended',
  'applications.paid': 'Paid',
  'applications.refused': 'Not approved',

  'applications.corrected': 'Corrected',
  'applications.corrected_to':
    'The step before this was entered by mistake. Your application stands at: {status}',
  'applications.status.QUEUED': 'On its way to the lender',
  'applications.status.SEND_FAILED': 'Could not be sent',
  'applications.status.SENT': 'Sent to lender',
  'applications.status.DUPLICATE': 'Lender already has your application',
  'applications.status.LOGGED_IN': 'Lender opened your file',
  'applications.status.DOCS_PENDING': 'Lender needs something',
  'applications.status.UNDER_PROCESS': 'Lender is checking',
  'applications.status.APPROVED': 'Approved in principle',
  'applications.status.SANCTIONED': 'Sanction letter issued',
  'applications.status.PART_DISBURSED': 'Part paid',
  'applications.status.DISBURSED': 'Money paid',
  'applications.status.REJECTED': 'Not approved',
  'applications.status.WITHDRAWN': 'You cancelled',
  'applications.status.EXPIRED': 'Offer lapsed',
  'applications.status.COOLED_OFF': 'You exited in the cooling-off period',
  'applications.status.REDIRECTED': 'Finish at the lender',

  'applications.next.QUEUED':
    'We are sending it now. If {lender} cannot be reached, we keep trying and tell you here. Nothing to do for you.',
  'applications.next.SEND_FAILED':
    '{lender} could not be reached. Send it again from your offers, or choose another lender.',
  'applications.next.SENT': '{lender} opens your file next. Nothing to do for you.',
  'applications.next.DUPLICATE':
    '{lender} already has an application of yours and did not open a second one. Ask {lender} about that one, or choose another lender.',
  'applications.next.LOGGED_IN':
    '{lender} looks at your details next and may call or write to you. Nothing to do for you.',
  'applications.next.DOCS_PENDING':
    '{lender} waits for you. Send what it asks for to {lender} itself, as soon as you can.',
  'applications.next.UNDER_PROCESS':
    '{lender} checks your details and may ask a credit bureau for your report. Then it decides. Nothing to do for you.',
  'applications.next.APPROVED':
    '{lender} sends a sanction letter next, with the final rate, fee and APR. Until you sign, nothing binds you.',
  'applications.next.SANCTIONED':
    'Read the sanction letter and the key fact statement of {lender}. If you agree, sign there. If not, you can still cancel.',
  'applications.next.PART_DISBURSED': '{lender} pays the rest as agreed with you. Nothing to do for you.',
  'applications.next.DISBURSED': 'The key fact statement of {lender} says when the first EMI is due.',
  'applications.next.REJECTED': 'Another lender may decide differently.',
  'applications.next.WITHDRAWN': 'We give nothing more to {lender}.',
  'applications.next.EXPIRED': 'The offer was not taken up in time. Look at your offers as they are now.',
  'applications.next.COOLED_OFF':
    'You gave the loan back in time. Ask {lender} to confirm in writing that it is closed.',
  'applications.next.REDIRECTED':
    '{lender} takes the application on its own site. We see what happens there only when {lender} tells us.',
  'applications.next.OWN_PAGE':
    '{lender} opens your file once its own questions are answered. They are on the page below.',
  'applications.ask_by': 'If nothing has moved by {day}, ask {lender}. The contact is below.',
  'applications.lender_page': 'What {lender} asks of you',
  'applications.lender_says': '{lender} says:',

  'applications.asked_for': 'You asked for',
  'applications.for': '{amount} over {tenure}',
  'applications.sanctioned': 'Sanctioned',
  'applications.disbursed': 'Paid out',
  'applications.applied_on': 'Applied on',
  'applications.cooling.open': 'You can give the loan back until {day}',
  'applications.cooling.open_text':
    'Pay back the loan and the interest of the days since it was paid. There is no penalty. {lender} may keep a one-time fee if its key fact statement says so, and has the binding day there. To give it back, write to {lender}: {contact}',
  'applications.cooling.over': 'The time to give the loan back without penalty ended on {day}.',
  'applications.what_helps': 'What helps',
  'applications.all_steps': 'Everything so far',
  'applications.step_done': 'done',
  'applications.step_now': 'now',
  'applications.step_stopped': 'ended',
  'applications.contact': 'Question or complaint',
  'applications.contact_text':
    'The officer for complaints at {lender}: {contact}. No answer in 30 days? Write to our grievance officer; after that the Reserve Bank of India helps at no cost.',
  'applications.go_to': 'Go on at {lender}',
  'applications.new_tab': '(opens in a new tab)',

  'applications.cancel': 'Cancel this application',
  'applications.cancel.heading': 'Cancel your application to {lender}?',
  'applications.cancel.text':
    '{lender} is told that you cancelled, and we give it nothing more. What the law makes {lender} keep stays there. You cannot undo this, and for this loan you cannot apply to {lender} again.',
  'applications.cancel.text_redirect':
    'We close it here. What you started on the site of {lender} goes on unless you cancel it there too. You cannot undo this.',
  'applications.cancel.keep': 'Keep it',
  'applications.cancel.do': 'Cancel the application',

  'applications.sent.heading': 'Your application to {lender}',
  'applications.sent.shared': 'What {lender} has from us',
  'applications.sent.shared_api':
    'The details in the consent that you gave on {day}, for this application only: who you are, where you live, and what you told us for this loan.',
  'applications.sent.shared_redirect':
    'A reference number, so that it knows you came from us. You give your details to {lender} yourself, on its own site.',
  'applications.sent.read_consent': 'Read the exact words',
  'applications.sent.leave':
    'This takes you to the site of {lender}. It has its own terms. You can come back to this page at any time.',
  'applications.sent.unknown': 'There is no application to this lender. Nothing was sent.',

  'applications.welcome.heading': 'Welcome back, {name}',
  'applications.welcome.heading_plain': 'Welcome back',
  'applications.welcome.asked': 'You asked for {amount}.',
  'applications.welcome.start': 'See what it costs at each lender',
  'applications.welcome.amount': 'How much do you need?',
  'applications.welcome.amount_wrong': 'Enter an amount from {min} to {max}, in whole rupees',
  'applications.welcome.go': 'Show my offers',
  'applications.welcome.safe': 'Seeing offers leaves no trace with a credit bureau.',
  'applications.welcome.open': 'You have an application in progress.',
  'applications.welcome.changed': 'Has something changed?',
  'applications.welcome.changed_text':
    'New work, a new address, another income: lenders decide on what stands in your details.',
  'applications.welcome.edit': 'Change my details',
  'applications.welcome.consents_text': 'What you agreed to, word for word, and how to take it back.',

  'applications.submit.heading': 'Apply to {lender}',
  'applications.submit.heading_plain': 'Your application',
  'applications.submit.not_matched': '{lender} does not match your details right now',
  'applications.submit.not_matched_text': 'Nothing was sent. This stands in the way:',
  'applications.submit.not_found': 'This lender is not taking applications here just now',
  'applications.submit.not_found_text': 'Nothing was sent. Other lenders may match you.',
  'applications.submit.all': 'See the offers of all lenders',
  'applications.submit.asking': '{lender} has not answered yet. We are waiting for its figures.',
  'applications.submit.lender_failed': '{lender} is not answering now. We show its published figures.',
} as const
