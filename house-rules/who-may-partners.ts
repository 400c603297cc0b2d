import type { Audience } from '@marketplace/contract/platform/call'

/** Who may make the calls of the partner area, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfPartners: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
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
    'POST /api/partner/step-up': 'partner',
    'GET /api/partner/sessions': 'partner',
    'POST /api/partner/sessions/end': 'partner',
    'POST /api/hand-over/from-partner': 'partner',
  },

  'a partner: its papers': {
    'GET /api/partner/preparation': 'partner',
    'GET /api/partner/kyc': 'partner',
    'POST /api/partner/kyc/business': 'partner',
    'POST /api/partner/kyc/tax': 'partner',
    'POST /api/partner/kyc/bank': 'partner',
    'GET /api/partner/documents': 'partner',
    'POST /api/partner/documents/send': 'partner',
    'GET /api/partner/documents/:documentId': 'partner',
    'GET /api/partner/agreement': 'partner',
    'POST /api/partner/agreement/accept': 'partner',
    'GET /api/partner/referral': 'partner',
  },

  'an administrator: papers of partners': {
    'GET /api/merchants/:id/documents': [1],
    'POST /api/merchants/documents/read': [1],
    'POST /api/merchants/documents/accept': [1],
    'POST /api/merchants/documents/refuse': [1],
  },

  'a partner: customers and offering': {
    'GET /api/partner/customers': 'partner',
    'POST /api/partner/customers/resume-link': 'partner',
    'POST /api/partner/customers/csv': 'partner',
    'GET /api/partner/product-offering': 'partner',
    'GET /api/partner/product-offering/:product_id': 'partner',
    'GET /api/partner/lender-journey': 'partner',
    'GET /api/partner/funnel': 'partner',
    'POST /api/partner/funnel/save': 'partner',
  },

  'a partner: its team': {
    'GET /api/partner/team': 'partner',
    'POST /api/partner/team/invite': 'partner',
    'POST /api/partner/team/invitations/:invitationId/resend': 'partner',
    'POST /api/partner/team/invitations/:invitationId/withdraw': 'partner',
    'POST /api/partner/team/people/:personId/role': 'partner',
    'POST /api/partner/team/people/:personId/remove': 'partner',
  },

  'anyone with an invitation': {
    'POST /api/partner/invitation/open': 'anyone',
    'POST /api/partner/invitation/accept': 'anyone',
  },
}
