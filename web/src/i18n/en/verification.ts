/** The passcode screen. */
export const verification = {
  'verification.heading': 'Enter your passcode',
  'verification.card_heading': 'Log in to go on to the issuer',
  'verification.card_text': 'After the passcode you come back to the card that you chose.',
  'verification.sent_to': 'Sent to {to}',
  'verification.sent': 'We sent you six digits',
  'verification.change': 'Change',
  'verification.passcode': 'Six-digit passcode',
  'verification.valid_for': 'It works for 5 minutes.',
  'verification.continue': 'Continue',
  'verification.resend': 'Send a new passcode',
  'verification.resend_in': 'Nothing came? You can ask for a new one in {clock}.',
  'verification.sent_again': 'A new passcode is on its way to {to}. The one before no longer works.',
  'verification.start_again': 'Ask for a new passcode',
  'verification.handed_over': 'You go on here now.',
  'verification.demo': 'This is a demo: messages arrive in the',
  'verification.outbox': 'outbox',
} as const
