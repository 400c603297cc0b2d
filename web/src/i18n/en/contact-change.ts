/** The page that the links in messages about a change of contact open. */
export const contactChange = {
  'contact_change.back_heading': 'Was it not you?',
  'contact_change.back_text':
    'Somebody changed, or asked to change, the contact that you sign in with. If it was not you, take it back here.',
  'contact_change.take_back': 'It was not me: take it back',
  'contact_change.back_else': 'If it was you, there is nothing to do: close this page.',
  'contact_change.back_done': 'Taken back',
  'contact_change.back_done_text':
    'Your contact is as before, and everybody is signed out. Log in with it to go on; your details are all there.',
  'contact_change.finish_heading': 'Finish the change of your contact',
  'contact_change.finish_text':
    'The 72 hours are over once this can be done. We send a passcode to your new contact; with it the change is done.',
  'contact_change.send': 'Send passcode',
  'contact_change.send_again': 'Send another passcode',
  'contact_change.passcode': 'Passcode sent to {to}',
  'contact_change.passcode_hint': '6 digits, for 5 minutes',
  'contact_change.finish': 'Finish the change',
  'contact_change.finish_done': 'Your new contact is in place',
  'contact_change.finish_done_text':
    'Log in with it. To protect you, a copy of your data in clear and the deletion are possible again after 72 hours.',
  'contact_change.refused': 'This link does not work',
  'contact_change.refused_text':
    'It may have been used already, be too old, have been ended by a later change, or not be whole. Nothing was changed. If somebody has taken your account, write to us through Help.',
  'contact_change.log_in': 'Log in',
  'contact_change.lost_text':
    'Prove by two facts that we have on file that it is you. To protect you the change then waits 72 hours: we tell your old contact, from where it can be stopped.',
  'contact_change.pan_last4': 'Last four characters of your PAN',
  'contact_change.pan_last4_hint': 'Three digits and a letter, such as 234F.',
  'contact_change.lost_send': 'Ask for the change',
  'contact_change.lost_noted': 'We have noted the new contact',
  'contact_change.lost_next':
    'We sent a link to it. Open the link after {time}, within a week, and finish the change with a passcode. Nobody has to be signed in for that.',
  'contact_change.lost_close': 'Close',
} as const
