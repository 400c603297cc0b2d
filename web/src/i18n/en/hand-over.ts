/** Going on elsewhere: the page that a link opens, and the dialog that makes one. */
export const handOver = {
  'hand_over.heading': 'Go on where you stopped',
  'hand_over.text':
    'We send a passcode to the contact of whoever began. With it you go on here, with everything that was filled in.',
  'hand_over.partner_heading': 'Go on with your application',
  'hand_over.partner_text':
    'A partner of ours has prepared this link for you. We send a passcode to your own mobile number; only you can go on with it.',
  'hand_over.nobody': 'Nobody gets in by the link alone.',
  'hand_over.replaces': 'You are signed in on this device. Going on by the link signs you out here first.',
  'hand_over.go': 'Send passcode and go on here',
  'hand_over.refused': 'This link does not work',
  'hand_over.refused_text':
    'It may have been used already, be too old, have been ended, or not be whole. Nothing was opened and nothing is lost.',
  'hand_over.refused_next': 'Log in with your mobile number or e-mail: you go on where you stopped.',
  'hand_over.log_in': 'Log in',
  'hand_over.make_heading': 'Continue on another device',
  'hand_over.scan': 'Point the camera of your phone at this code, or open the link on the other device.',
  'hand_over.qr': 'QR code of the link to go on with',
  'hand_over.rules': 'It works once, for 10 minutes. The other device then asks for a passcode.',
  'hand_over.copy': 'Copy link',
  'hand_over.copied': 'Link copied',
  'hand_over.copy_failed': 'The link could not be copied. Select it and copy it by hand.',
  'hand_over.waiting': 'Waiting for the other device',
  'hand_over.opened': 'Opened. Enter the passcode on the other device.',
  'hand_over.done': 'You are signed in on the other device. You can close this page.',
  'hand_over.over': 'This link has ended.',
  'hand_over.again': 'Make a new link',
  'hand_over.later': 'Go on later',
  'hand_over.later_text': 'We send you a link that goes on from here. It works once, for 24 hours.',
  'hand_over.by_sms': 'Send by SMS',
  'hand_over.by_email': 'Send by e-mail',
} as const
