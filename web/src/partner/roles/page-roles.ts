import {
  everyRole,
  ownerAlone,
  ownerAndAccounts,
  ownerAndSales,
  partnerRoles,
  type PartnerRole,
} from '@marketplace/contract/platform/call'

/**
 * Who of a team opens a page, by its permission: those who may make the call that it is about. What each call answers is the server's to say;
 * this decides what the menu shows.
 */
export const pageRoles: Readonly<Record<string, readonly PartnerRole[]>> = {
  home: everyRole,
  customers: ownerAndSales,
  links: ownerAndSales,
  trace: ownerAndSales,
  statements: ownerAndAccounts,
  reports: ownerAndAccounts,
  'product-offering': ownerAndSales,
  'lender-journey': ownerAndSales,
  'digital-integration': ownerAlone,
  'marketing-support': ownerAndSales,
  'training-material': ownerAndSales,
  faqs: everyRole,
  communication: ownerAndSales,
  notifications: ownerAndAccounts,
  'account-access': ownerAlone,
  'custom-funnel': ownerAlone,
  referral: everyRole,
  settings: everyRole,
  kyc: ownerAndAccounts,
  agreement: ownerAlone,
  team: ownerAlone,
}

/** What the session keeps in place of a role while the partner is not active yet. */
export const PREPARING = 'preparing'

/** The pages by which it prepares, beside the home that says what is missing. */
const pagesOfPreparing = new Set([
  'home',
  'kyc',
  'agreement',
  'training-material',
  'settings',
  'communication',
  'faqs',
  'notifications',
])

/** The role that the session keeps; until the server has said it, everything may be open. */
export const roleOfSession = (kept: string | null): PartnerRole =>
  partnerRoles.find((role) => role === kept) ?? 'owner'

/** Whether whom the session names opens a page: its role does, and one that prepares has it. */
export const opensPageOf = (kept: string | null, page: string): boolean =>
  opensPage(roleOfSession(kept), page) && (kept !== PREPARING || pagesOfPreparing.has(page))

/** Whether the role opens a page, by its permission. */
export const opensPage = (role: PartnerRole, page: string): boolean =>
  pageRoles[page]?.includes(role) === true
