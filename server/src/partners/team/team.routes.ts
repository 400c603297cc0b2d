import { acceptInvitation, openInvitation } from '@marketplace/contract/partner-area/join-team'
import {
  inviteToTeam,
  readTeam,
  removeFromTeam,
  resendInvitation,
  setTeamRole,
  withdrawInvitation,
} from '@marketplace/contract/partners/partner-team'
import { succeed } from '../../platform/answers/succeed.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { type AnyMessageKey, translate } from '../../platform/http/translate.ts'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Services } from '../../reference/services.ts'
import { removePerson, setRole } from './change-person.ts'
import { invite, resend, withdraw } from './manage-invitations.ts'
import { readTeamOf } from './read-team.ts'
import { acceptInvitationOf, readInvitation } from './redeem-invitation.ts'

export const teamRoutes = (serve: Serve, services: Services): void => {
  const changed = async (actor: SignedInPartner, language: LanguageId, message: AnyMessageKey) => ({
    ...succeed(await readTeamOf(services, actor)),
    message: translate(language, message),
  })

  serve(readTeam, async ({ actor }) => succeed(await readTeamOf(services, actor)))

  serve(inviteToTeam, async ({ actor, body, ip, language }) => {
    await invite(services, { actor, ip }, body)
    return changed(actor, language, 'team_invited')
  })

  serve(resendInvitation, async ({ actor, params: { invitationId }, ip, language }) => {
    await resend(services, { actor, ip }, invitationId)
    return changed(actor, language, 'team_resent')
  })

  serve(withdrawInvitation, async ({ actor, params: { invitationId }, ip, language }) => {
    await withdraw(services, { actor, ip }, invitationId)
    return changed(actor, language, 'team_withdrawn')
  })

  serve(setTeamRole, async ({ actor, params: { personId }, body: { role }, ip, language }) => {
    await setRole(services, { actor, ip }, personId, role)
    return changed(actor, language, 'team_role_set')
  })

  serve(removeFromTeam, async ({ actor, params: { personId }, ip, language }) => {
    await removePerson(services, { actor, ip }, personId)
    return { success: true, message: translate(language, 'team_removed') }
  })

  serve(openInvitation, async ({ body: { token } }) => {
    const { invitation, partner, name, email } = await readInvitation(services, token)
    const { role, expires_at } = invitation
    return succeed({ partner: partner.name, name, email, role, expires_at: expires_at.toISOString() })
  })

  serve(acceptInvitation, async ({ body, ip, language }) => {
    await acceptInvitationOf(services, body, ip)
    return { success: true, message: translate(language, 'team_joined') }
  })
}
