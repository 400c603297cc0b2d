import type { Samples } from './sample-request.ts'

const token = 'Zm9yIG5vYm9keSBhbmQgZ29vZCBmb3Igbm90aGluZyE'

/** Of the people of a partner. */
export const teamSamples: Samples = {
  'GET /api/partner/team': () => ({}),
  'POST /api/partner/team/invite': () => ({
    body: { name: 'Ravi Patel', email: 'ravi@example.com', role: 'sales' },
  }),
  'POST /api/partner/team/invitations/:invitationId/resend': () => ({ params: { invitationId: '1' } }),
  'POST /api/partner/team/invitations/:invitationId/withdraw': () => ({ params: { invitationId: '1' } }),
  'POST /api/partner/team/people/:personId/role': () => ({
    params: { personId: '1' },
    body: { role: 'sales' },
  }),
  'POST /api/partner/team/people/:personId/remove': () => ({ params: { personId: '1' } }),
  'POST /api/partner/invitation/open': () => ({ body: { token } }),
  'POST /api/partner/invitation/accept': () => ({ body: { token, password: 'quiet river bank 7' } }),
}
