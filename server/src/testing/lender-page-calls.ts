import type { LenderPage } from '@marketplace/contract/loans/lender-pages'
import { sendLenderApplication } from '../loans/applications/applications.jobs.ts'
import { sql } from '../platform/db/sql.ts'
import { askLender } from '../loans/offers/offers.jobs.ts'
import type { Services } from '../site/services.ts'
import { buildApplication, type BuiltApplication } from './builders/build-application.ts'
import type { LenderScene } from './start-lender-scene.ts'

export interface RawAnswer {
  statusCode: number
  body: string
  json: <Body>() => Body
}

/** A customer at a lender's page. */
export interface AtLender {
  built: BuiltApplication
  id: number
  reference: string
  /** The page as it stands. */
  page(): Promise<LenderPage>
  /** A call of the page: `facts`, `leave`, `return`, `passcode`, `passcode-check`. */
  post(call: string, payload: object, headers?: Record<string, string>): Promise<RawAnswer>
}

const attempt = { number: 1, last: false }

/** A customer whose application a lender has taken, by calls and jobs. */
export const arriveAtLender = async (
  scene: LenderScene,
  services: Services,
  slug: string,
  { page = slug, amount = 200_000, isSent = true }: { page?: string; amount?: number; isSent?: boolean } = {},
): Promise<AtLender> => {
  const lender_id = scene.lenders.get(slug) ?? -1
  const built = await buildApplication(scene, { se_loan_amount: amount })
  await built.offers()
  for (const asked of scene.lenders.values())
    await askLender(services, { app_id: built.app_id, lender_id: asked }, attempt)
  const applied = await built.apply(lender_id)
  if (applied.statusCode !== 200) throw new Error(`refused: ${applied.body}`)
  const row = await scene.db.row<{ id: number; reference: string }>(
    sql`select lender_application_id as id, our_reference as reference from lender_application
      where app_id = ${built.app_id} and lender_id = ${lender_id}`,
  )
  if (row === null) throw new Error('no application at the lender')
  if (isSent) await sendLenderApplication(services, { lender_application_id: row.id }, attempt)
  const url = `/api/applications/${built.app_id}/lender-pages/${page}`
  const { headers } = built.customer
  return {
    built,
    ...row,
    page: async () => {
      const answer = await scene.app.inject({ url, headers })
      if (answer.statusCode !== 200) throw new Error(`refused: ${answer.body}`)
      return answer.json<{ data: LenderPage }>().data
    },
    post: (call, payload, others) =>
      scene.app.inject({
        method: 'POST',
        url: `${url}/${call}`,
        headers: { ...headers, ...others },
        payload,
      }),
  }
}
