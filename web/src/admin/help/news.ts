import type { StaffPage } from '@marketplace/contract/office/staff-pages'

/** What has changed in the office, in the words of those who work in it. The newest first; a change of a page comes with its line here. */
export const news: readonly {
  day: string
  title: string
  text: string
  /** Told to whoever may open it; left out for everybody. */
  page?: StaffPage
}[] = [
  {
    day: '2026-11-28',
    title: 'A customer’s record',
    text: 'The record opens with what happened, day by day, and can be cut to lenders, messages, calls, complaints, consents, notes or looks. At the side stands the one thing to do next. It says whether the customer may be contacted now, and why not. A change of contact that was an attack can be undone by an administrator.',
    page: 'csr-portal',
  },
  {
    day: '2026-11-28',
    title: 'Customer info deletion',
    text: 'Whoever asks us by complaint, help request or letter is deleted here. First you see what goes, what stays, why and until when; the certificate can be printed, and read again by its number. Without the customer’s request a second person decides.',
    page: 'customer-info-deletion',
  },
  {
    day: '2026-11-28',
    title: 'Partner content',
    text: 'What partners hand out, learn and look up is kept here: messages and banners with the lender’s approval and a last day, courses with lessons and questions, and the FAQs. What is deleted comes back by Undo or by Restore.',
    page: 'merchant-management',
  },
  {
    day: '2026-11-25',
    title: 'Customers journey',
    text: 'How many reached each step in chosen days, or how far those who started came, beside the days before. A chosen step is cut by brand, product, source, device or partner. The number of an application opens its steps, without personal data.',
    page: 'customers-journey',
  },
  {
    day: '2026-11-25',
    title: 'Reports',
    text: 'The internal report, the products report and the vendors products report count by the same figures: the total first, rows that open by lender, partner or brand, the change against the days before. A number leads to what it counts, and “What is counted” says how. The data dictionary lists every figure, and which links mean which source.',
    page: 'internal-report',
  },
  {
    day: '2026-11-24',
    title: 'Reconciliation',
    text: 'A commission file is applied like the others. The month of a lender then shows expected, stated, received and the partner’s part on one line a loan; what differs is accepted, disputed or written off, alone or together, and the month is closed. G then M opens it.',
    page: 'reconciliation',
  },
  {
    day: '2026-11-24',
    title: 'Statements of partners',
    text: 'A month’s drafts are made, shown to the partners, approved and paid. Each line says how its part came about, each line that is not in it why; partners object to a line on their own page.',
    page: 'statements',
  },
  {
    day: '2026-11-23',
    title: 'Lenders’ files',
    text: 'A status file is applied as it is uploaded, or checked first. A month’s MIS asks about what is new, shows every change before it is made, and can be undone.',
    page: 'application-status-file',
  },
  {
    day: '2026-11-23',
    title: 'A second administrator approves',
    text: 'A new administrator, a regulated figure and a limit wait on the page Approvals until another administrator has decided. The menu counts what waits for you.',
    page: 'approvals',
  },
  {
    day: '2026-11-23',
    title: 'Names are typed before something goes for good',
    text: 'Deleting a lender, a card, a group or a revenue rule, disabling a user and closing a partner ask for the name. You may paste it.',
    page: 'lenders',
  },
  {
    day: '2026-11-23',
    title: 'Find a customer by e-mail, name and any number',
    text: 'The CSR portal and Ctrl K take a mobile number, an e-mail, a full name, the last four of a PAN, a complaint number, an application’s number or id, and the lender’s own reference. In the palette people are searched on Enter alone, and each search counts once.',
    page: 'csr-portal',
  },
  {
    day: '2026-11-23',
    title: 'Find or do anything: Ctrl K',
    text: 'It finds lenders, cards, partners, brands and users, does what you may do (“Add Lender”, “Enter gold rate”, “Logout”), and shows the last eight pages when it is empty. → opens what can be done with a thing, Tab narrows to one kind.',
  },
  {
    day: '2026-11-23',
    title: 'Single keys',
    text: '/ searches the list, C begins something new, U goes back to the list, G and a letter open a page, [ folds the menu, ? shows what holds here. The account page switches them off.',
  },
  {
    day: '2026-11-23',
    title: 'The audit log as a file',
    text: '“Export” saves every entry that the filters name, however many. Words about a customer stay on the page. More than 10,000 entries are counted when you press “Count all”.',
    page: 'audit-log',
  },
  {
    day: '2026-11-23',
    title: 'A link that your role may not open says so',
    text: 'You still land on your own first page, which now names the page that was asked for and who you are signed in as.',
  },
  {
    day: '2026-11-23',
    title: 'Words explained where they stand',
    text: 'ATS, Slab number, Ticket Class and others carry a small sign with their meaning; Glossary has all of them.',
  },
]
