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

/** The role that the session keeps; until the server has said it, everything may be open. */
export const roleOfSession = (kept: string | null): PartnerRole =>
  partnerRoles.find((role) => role === kept) ?? 'owner'

/** Whether the role opens a page, by its permission. */
export const opensPage = (role: PartnerRole, page: string): boolean =>
  pageRoles[page]?.includes(role) === true
