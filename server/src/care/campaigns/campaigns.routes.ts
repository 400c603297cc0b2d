import { listCampaignTexts, saveCampaignText } from '@marketplace/contract/care/campaign-texts'
import {
  countCampaignAudience,
  listCampaignPeople,
  listCampaigns,
  planCampaign,
  readCampaign,
  saveCampaign,
  sendCampaign,
  steerCampaign,
} from '@marketplace/contract/care/campaigns'
import { countAudience } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { listTexts } from './campaign-texts.queries.ts'
import { countCampaigns, listCampaignRows } from './campaigns.queries.ts'
import { planCampaignOf, saveCampaignOf, sendCampaignOf, steerCampaignOf } from './manage-campaigns.ts'
import { saveText } from './manage-texts.ts'
import { audienceAsk } from './plan-campaign.jobs.ts'
import { presentCampaign, presentText, readCampaignOf, readPeople } from './present-campaign.ts'

const DEFAULT_PAGE_SIZE = 50

export const campaignsRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services

  serve(listCampaignTexts, async () =>
    succeed((await listTexts(db)).map(({ campaigns, ...row }) => presentText(row, campaigns))),
  )
  serve(saveCampaignText, async ({ body, actor, ip }) => ({
    success: true,
    message: translate('en', 'campaign_text_saved'),
    ...(await saveText(services, body, { actor, ip })),
  }))

  serve(listCampaigns, async ({ query: { page = 1, page_size = DEFAULT_PAGE_SIZE } }) => ({
    success: true,
    data: (await listCampaignRows(db, { limit: page_size, offset: (page - 1) * page_size })).map(
      presentCampaign,
    ),
    total: await countCampaigns(db),
  }))
  serve(readCampaign, async ({ params }) => succeed(await readCampaignOf(services, params.campaign_id)))
  serve(listCampaignPeople, async ({ params, query }) => {
    const { state = null, reason = null, page = 1, page_size = DEFAULT_PAGE_SIZE } = query
    const part = { limit: page_size, offset: (page - 1) * page_size }
    return { success: true, ...(await readPeople(services, { ...params, state, reason }, part)) }
  })
  serve(countCampaignAudience, async ({ body }) =>
    succeed({ people: await countAudience(db, audienceAsk(body.audience, now())) }),
  )
  serve(saveCampaign, async ({ body, actor, ip }) =>
    succeed(presentCampaign(await saveCampaignOf(services, body, { actor, ip }))),
  )
  serve(planCampaign, async ({ params, actor, ip }) =>
    succeed(presentCampaign(await planCampaignOf(services, params.campaign_id, { actor, ip }))),
  )
  serve(sendCampaign, async ({ params, body, actor, ip }) =>
    succeed(presentCampaign(await sendCampaignOf(services, { ...params, ...body }, { actor, ip }))),
  )
  serve(steerCampaign, async ({ params, body, actor, ip }) =>
    succeed(presentCampaign(await steerCampaignOf(services, { ...params, ...body }, { actor, ip }))),
  )
}
