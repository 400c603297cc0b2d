import { getMaskInfo, getProfile, saveProfile } from '@marketplace/contract/customers/profiles'
import { ownUserId } from '../../platform/http/own-user-id.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { getOwnMasks, getOwnProfile } from './read-profile.ts'
import { saveProfile as saveOwnProfile } from './save-profile.ts'

export const profilesRoutes = (serve: Serve, services: Services): void => {
  serve(getProfile, async ({ actor, params }) => ({
    success: true,
    data: await getOwnProfile(services, ownUserId(actor, params.id)),
  }))
  serve(saveProfile, async ({ actor, params, body }) => {
    const { ip_address: _ip, mac_address: _mac, ...patch } = body
    const whose = { user_id: ownUserId(actor, params.id), token_hash: actor.token_hash }
    return { success: true, data: await saveOwnProfile(services, whose, patch) }
  })
  serve(getMaskInfo, async ({ actor, params }) => ({
    success: true,
    data: await getOwnMasks(services, ownUserId(actor, params.id)),
  }))
}
