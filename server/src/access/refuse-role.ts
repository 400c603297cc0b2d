import type { Call } from '@marketplace/contract/platform/call'
import { roleNames } from '@marketplace/contract/partners/partner-team'
import type { SignedInPartner } from '../platform/http/actors.ts'
import { Problem } from '../platform/http/problem.ts'

/**
 * What the role of somebody of a partner's team does not do, by what the call says of itself.
 * @param owners reads whom they ask, where they are refused.
 * @throws Problem partner_role_refused.
 */
export const refuseRole = async (
  { person: { role }, email }: Pick<SignedInPartner, 'person' | 'email'>,
  { roles }: Pick<Call, 'roles'>,
  owners: () => Promise<readonly string[]>,
): Promise<void> => {
  if (roles?.includes(role) === true) return
  throw new Problem('partner_role_refused')
    .naming({ role: roleNames[role], owners: (await owners()).join(', ') })
    .about(email)
}
