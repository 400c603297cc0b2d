/** Parts of the partner area that are called otherwise than their address. */
const called: Readonly<Record<string, string>> = {
  account: 'Settings',
  report: 'Reports',
  'own-money': 'Money',
  'hook-deliveries': 'Deliveries of hooks',
  disputes: 'Disputes of statements',
  faqs: 'FAQs',
  threads: 'Question',
  'thread-counts': 'Communication',
  notices: 'Notifications',
  'notice-counts': 'Notifications',
  'notice-settings': 'Notifications',
}

/** A page that staff opened, as its menu calls it: `statements/12` is "Statements 12". */
export const pageWords = (page: string): string => {
  const [noun = '', id] = page.split('/')
  const plain = noun.replaceAll('-', ' ')
  const name = called[noun] ?? `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`
  return id === undefined ? name : `${name} ${id}`
}
