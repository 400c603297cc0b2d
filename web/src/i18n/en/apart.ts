/** Pages that stand apart from the others: without a connection, without a script. The server alone has these texts. */
export const apart = {
  'apart.offline': 'You are offline',
  'apart.offline_safe': 'What you typed is kept on this phone. What you sent has reached us.',
  'apart.offline_do': 'Switch on mobile data or Wi-Fi, then try again.',
  'apart.try_again': 'Try again',
  'apart.go_home': 'Go to the start',
  'apart.no_script': 'This page needs JavaScript',
  'apart.no_script_why':
    'Your own pages are put together on your phone, so that what is yours is never part of the page that we send.',
  'apart.no_script_do':
    'Switch JavaScript on for this site in your browser’s settings and open the page again. Without it you can still see prices, calculators and cards.',
  'apart.no_script_ask': 'Or write to us: {email}',
} as const
