import type { Audience } from '@marketplace/contract/platform/call'

/**
 * Who may make each call, written a second time: the contract's literal is the first. Whoever widens a call changes it in
 * both places, and a reviewer sees a line of this table in the change. Roles: 1 Administrator, 2 Analyst, 3 Caller
 * (section 6 of the specification). Written by hand; never derive it from the contract.
 */
const administrator: Audience = [1]
const readers: Audience = [1, 2]
const staff: Audience = [1, 2, 3]

export const whoMay: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'the public pages': {
    'GET /api/brand-config': 'anyone',
    'GET /api/products': 'anyone',
    'GET /api/lenders': 'anyone',
    'GET /api/processors': 'anyone',
    'GET /api/offers/ranking-rule': 'anyone',
    'GET /api/get-credit-cards-data': 'anyone',
    'GET /api/get-partner-by-name/:name': 'anyone',
    'POST /api/partners/request': 'anyone',
    'POST /api/help-request': 'anyone',
    'POST /api/getLanguages': 'anyone',
    'GET /api/search-list/en': 'anyone',
    'GET /api/search-list/en/:param': 'anyone',
    'GET /api/calculators/eligibility': 'anyone',
    'GET /api/calculators/emi': 'anyone',
    'GET /api/calculators/foreclosure': 'anyone',
    'GET /api/calculators/gold-value': 'anyone',
    'GET /api/consents/texts': 'anyone',
    'GET /api/cookies/read': 'anyone',
    'POST /api/cookies/save': 'anyone',
    'POST /api/cookies/delete': 'anyone',
    'GET /api/ip': 'anyone',
    'POST /api/track-event': 'anyone',
    'GET /api/dev/outbox': 'anyone',
  },

  'signing in': {
    'POST /api/auth/start': 'anyone',
    'POST /api/auth/resend': 'anyone',
    'POST /api/auth/verify': 'anyone',
    'POST /api/hand-over/open': 'anyone',
    'POST /api/admin/login': 'anyone',
    'POST /api/partner/login': 'anyone',
  },

  'a customer: account and data': {
    'POST /api/auth/logout': 'customer',
    'POST /api/contact/start': 'customer',
    'POST /api/contact/verify': 'customer',
    'POST /api/set-language': 'customer',
    'GET /api/user/:id': 'customer',
    'POST /api/user/:id': 'customer',
    'GET /api/getMaskInfo/:id': 'customer',
    'GET /api/consents': 'customer',
    'POST /api/consents/withdraw': 'customer',
    'GET /api/my-data': 'customer',
    'POST /api/my-data/passcode': 'customer',
    'POST /api/my-data/copy': 'customer',
    'GET /api/my-data/deletion': 'customer',
    'POST /api/my-data/delete': 'customer',
    'GET /api/complaints': 'customer',
    'POST /api/complaints/add': 'customer',
    'POST /api/complaints/close': 'customer',
    'POST /api/hand-over/create': 'customer',
    'GET /api/hand-over/state/:link_id': 'customer',
    'POST /api/hand-over/revoke': 'customer',
    'POST /api/hand-over/send-own': 'customer',
  },

  'a customer: loans': {
    'POST /api/applications': 'customer',
    'GET /api/applications/:app_id': 'customer',
    'GET /api/applications/:app_id/offers': 'customer',
    'POST /api/applications/:app_id/offers': 'customer',
    'GET /api/applications/:app_id/key-facts/:lender_id': 'customer',
    'POST /api/applications/:app_id/apply': 'customer',
    'POST /api/applications/:app_id/withdraw': 'customer',
    'POST /api/gold-loans/:appId': 'customer',
    'POST /api/housing-loan/:appId': 'customer',
    'GET /api/applications/:app_id/lender-pages/:page': 'customer',
    'POST /api/applications/:app_id/lender-pages/:page/facts': 'customer',
    'POST /api/applications/:app_id/lender-pages/:page/passcode': 'customer',
    'POST /api/applications/:app_id/lender-pages/:page/passcode-check': 'customer',
    'POST /api/applications/:app_id/lender-pages/:page/leave': 'customer',
    'POST /api/applications/:app_id/lender-pages/:page/return': 'customer',
  },

  'a customer: cards, insurance, vouchers': {
    'POST /api/credit-card/click': 'customer',
    'GET /api/credit-card/clicks': 'customer',
    'GET /api/insurance/plans': 'customer',
    'GET /api/insurance/referrals': 'customer',
    'POST /api/insurance/refer': 'customer',
    'GET /api/vouchers/list': 'customer',
    'POST /api/vouchers/claim': 'customer',
  },

  'a partner': {
    'POST /api/partner/logout': 'partner',
    'GET /api/partner/home': 'partner',
    'GET /api/partner/get-revenue': 'partner',
    'GET /api/partner/account': 'partner',
    'POST /api/partner/account/contact': 'partner',
    'POST /api/partner/account/change-password': 'partner',
    'POST /api/partner/account/totp-start': 'partner',
    'POST /api/partner/account/totp-confirm': 'partner',
    'POST /api/partner/account/recovery-codes': 'partner',
    'POST /api/hand-over/from-partner': 'partner',
  },

  'a lender': {
    'POST /api/lender-callback/:slug': 'lender',
  },

  'staff: the own account': {
    'GET /api/admin-reverify': staff,
    'POST /api/admin/logout': staff,
    'GET /api/admin/account': staff,
    'POST /api/admin/account/change-password': staff,
    'POST /api/admin/account/totp-start': staff,
    'POST /api/admin/account/totp-confirm': staff,
    'POST /api/admin/account/recovery-codes': staff,
  },

  'staff: customers': {
    'POST /api/customer-care/search': staff,
    'GET /api/customer-care/customer/:user_id': staff,
    'POST /api/customer-care/note': staff,
    'POST /api/customer-care/unmask': staff,
    'GET /api/customer-care/resume-links/:user_id': staff,
    'POST /api/customer-care/resume-link/send': staff,
    'POST /api/customer-care/resume-link/revoke': staff,
    'POST /api/complaints/answer': staff,
    'GET /api/complaints/register': staff,
    'GET /api/complaints/owners': staff,
    'POST /api/complaints/owner': staff,
    'POST /api/complaints/hand-over': staff,
    'POST /api/customer-eligibility/check': administrator,
    'POST /api/customer-eligibility/compare': administrator,
    'POST /api/customer-eligibility/rerun': administrator,
    'GET /api/customer-eligibility/rerun/:run_id': administrator,
  },

  'staff: the dashboard': {
    'GET /api/dashboard/brands': readers,
    'GET /api/dashboard/funnel': readers,
    'GET /api/dashboard/queues': readers,
    'GET /api/dashboard/queue-rows': readers,
    'GET /api/dashboard/rows': readers,
  },

  'staff: lenders': {
    'GET /api/get-lenders-data': administrator,
    'GET /api/get-lender-data/:lenderId': administrator,
    'POST /api/create-lender': administrator,
    'POST /api/update-lender-data': administrator,
    'POST /api/safe-delete-lender': administrator,
    'GET /api/lender/go-live-check/:lenderId': administrator,
    'GET /api/lender/history/:lenderId': administrator,
    'GET /api/lender/preview-offer/:lenderId': administrator,
    'GET /api/lender-group/get-all': administrator,
    'POST /api/lender-group/create': administrator,
    'GET /api/lender-availability/list': administrator,
    'POST /api/lender-availability/preview': administrator,
    'POST /api/lender-availability/set': administrator,
    'GET /api/gold-rates': administrator,
    'POST /api/gold-rates': administrator,
  },

  'staff: compliance': {
    'GET /api/regulated-figures': administrator,
    'POST /api/regulated-figures/propose': administrator,
    'POST /api/regulated-figures/decide': administrator,
    'GET /api/processors/list': administrator,
    'POST /api/processors/save': administrator,
    'GET /api/dlt-templates': administrator,
    'POST /api/dlt-templates': administrator,
    'GET /api/agreements': administrator,
    'POST /api/agreements/save': administrator,
    'GET /api/cims/lenders': administrator,
    'GET /api/cims/data': administrator,
    'POST /api/cims/filing': administrator,
    'GET /api/incidents': administrator,
    'GET /api/incidents/:number': administrator,
    'POST /api/incidents/open': administrator,
    'POST /api/incidents/step': administrator,
    'POST /api/evidence/person': administrator,
    'POST /api/evidence/lender': administrator,
  },

  'staff: revenue': {
    'GET /api/lender-revenue/get-types': administrator,
    'GET /api/lender-revenue/get/:lenderId': administrator,
    'POST /api/lender-revenue/create': administrator,
    'POST /api/lender-revenue/update': administrator,
    'POST /api/lender-revenue/set-order': administrator,
    'POST /api/lender-revenue/delete/:id': administrator,
    'POST /api/lender-revenue/what-if': administrator,
  },

  'staff: partners': {
    'GET /api/partners': administrator,
    'GET /api/partners/:id': administrator,
    'POST /api/partner/create': administrator,
    'POST /api/partner/update': administrator,
    'POST /api/partner/set-status': administrator,
    'POST /api/partner/unmask': administrator,
    'POST /api/partner/set-password': administrator,
    'POST /api/partner/reset-second-factor': administrator,
    'POST /api/update-partner-revenue-data/:id': administrator,
    'POST /api/update-partner-utm/:id': administrator,
  },

  'staff: brands and cards': {
    'GET /api/brands/list': administrator,
    'GET /api/brands/get/:slug': administrator,
    'POST /api/brands/create': administrator,
    'POST /api/brands/save': administrator,
    'POST /api/brands/preview': administrator,
    'POST /api/create-credit-card': administrator,
    'POST /api/update-credit-card-data': administrator,
    'POST /api/safe-delete-credit-card': administrator,
    'POST /api/credit-card/bulk-change': administrator,
    'GET /api/credit-card/export': administrator,
    'POST /api/credit-card/import': administrator,
    'POST /api/s3-upload-file': administrator,
  },

  'staff: staff and the audit log': {
    'GET /api/staff/list': administrator,
    'POST /api/staff/add': administrator,
    'POST /api/staff/update': administrator,
    'POST /api/staff/disable': administrator,
    'POST /api/staff/force-logout': administrator,
    'POST /api/staff/set-password': administrator,
    'POST /api/staff/reset-second-factor': administrator,
    'GET /api/audit-log': administrator,
    'GET /api/audit-log/object/:object_kind/:object_id': administrator,
  },
}

/** The calls that let more in than their audience says, or earlier: each flag of a literal, and who has it. */
export const loosened = {
  /** Answer a signed-in member of staff more than anyone else. */
  staffSeeMore: ['GET /api/get-credit-cards-data', 'GET /api/get-partner-by-name/:name'],
  /** Answer before a second factor is enrolled and a password of one's own is chosen. */
  beforeEnrolment: [
    'GET /api/admin-reverify',
    'GET /api/admin/account',
    'GET /api/partner/account',
    'GET /api/partner/get-revenue',
    'POST /api/admin/account/change-password',
    'POST /api/admin/account/recovery-codes',
    'POST /api/admin/account/totp-confirm',
    'POST /api/admin/account/totp-start',
    'POST /api/admin/logout',
    'POST /api/partner/account/change-password',
    'POST /api/partner/logout',
  ],
  /** Exist in the demo alone. */
  demo: ['GET /api/dev/outbox'],
} as const satisfies Record<string, readonly string[]>
