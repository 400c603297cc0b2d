/** The merchant creation form and its success page. */
export const merchant = {
  'merchant.heading': 'Become a partner',
  'merchant.text':
    'Send your customers to {brand} and be paid for each loan that a lender disburses. Tell us who you are; we look at every request and call back.',
  'merchant.invited': 'Invited by {partner}',
  'merchant.name': 'Name of your business',
  'merchant.contact_name': 'Your name',
  'merchant.email': 'Business e-mail',
  'merchant.phone': 'Mobile number',
  'merchant.note': 'What you do and where (optional)',
  'merchant.use':
    'We use this to look at your request and to reach you about it, and for nothing else. See “Privacy and cookies”.',
  'merchant.send': 'Send request',
  'merchant.sent_heading': 'Your request is with us',
  'merchant.sent_text':
    'A person looks at every request and reaches you at the contacts you gave, whatever we decide.',
  'merchant.next': 'What happens next',
  'merchant.step_look': 'We check that the business exists and whom it reaches.',
  'merchant.step_agree': 'We agree on the share and on the terms, in writing.',
  'merchant.step_link': 'You get your own link, QR code and a dashboard that shows what you earn.',
  'merchant.home': 'Go to the start',
} as const
