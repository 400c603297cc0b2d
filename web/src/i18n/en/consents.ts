/** The ledger of consents. */
export const consents = {
  'consents.heading': 'Your consents',
  'consents.intro':
    'Everything that you agreed to here, word for word. Taking it back is as easy as giving it was, and costs nothing.',
  'consents.loading': 'Loading your consents',
  'consents.load_failed': 'We could not load your consents',
  'consents.try_again': 'Try again',
  'consents.none': 'There is no consent of yours on record.',
  'consents.choices_heading': 'Your choice',
  'consents.agreed': 'You agreed',
  'consents.not_agreed': 'You did not agree',
  'consents.agree': 'Agree',
  'consents.given_heading': 'Active',
  'consents.ended_heading': 'Withdrawn',
  'consents.purpose.terms': 'Using {brand}',
  'consents.purpose.soft_questions': 'Asking lenders about you without your name',
  'consents.purpose.messages': 'Messages about your applications',
  'consents.purpose.calls': 'Calls about your applications',
  'consents.purpose.offers': 'Offers by SMS and e-mail',
  'consents.purpose.share': 'Your details for {lender}',
  'consents.purpose.insurance': 'Being referred to {lender} for insurance',
  'consents.to': 'Given to',
  'consents.given_at': 'Given on',
  'consents.withdrawn_at': 'Withdrawn on',
  'consents.version': 'Text',
  'consents.version_of': 'version {version}, in {language, select, hi {Hindi} other {English}}',
  'consents.words': 'What you agreed to',
  'consents.withdraw': 'Withdraw',
  'consents.causes.terms':
    'Withdrawing ends everything: all your other consents end too, open applications are cancelled, the lenders are told, and you are logged out. {days} days later your account and data are deleted, but for what the law demands. Until then you can log in and agree again.',
  'consents.causes.soft_questions':
    'Withdrawing stops these questions at once. Lenders that would answer with a firm offer then show their published figures.',
  'consents.causes.messages':
    'Withdrawing stops SMS and e-mails about your applications at once. What you ask for yourself still comes: passcodes, a link that you ask for, voucher codes that you claim, news of your complaints, and word that your account is deleted. So does a warning when your mobile number or e-mail address is changed.',
  'consents.causes.calls':
    'Withdrawing stops calls about your applications at once. A call that you ask for still comes.',
  'consents.causes.offers': 'Withdrawing stops offers and questions about the service at once.',
  'consents.causes.share':
    'Withdrawing cancels your application to {lender} if it is still open. We give {lender} nothing more and tell it so. It keeps only what the law obliges it to.',
  'consents.causes.insurance':
    'Withdrawing closes this referral: the way on to {lender} from here is gone. What you told {lender} yourself stays there.',
  'consents.confirm.terms': 'Withdraw everything and log out?',
  'consents.confirm.share': 'Withdraw your details from {lender}?',
  'consents.confirm.insurance': 'Close the referral to {lender}?',
  'consents.keep': 'Keep it',
  'consents.do': 'Withdraw',
} as const
