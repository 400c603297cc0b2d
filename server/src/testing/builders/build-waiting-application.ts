import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { FastifyInstance } from 'fastify'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Services } from '../../site/services.ts'
import { buildApplication } from './build-application.ts'
import { buildLender } from './build-lender.ts'

type Running = { app: FastifyInstance; services: Services }

export interface WaitingApplication {
  lender_application_id: number
  app_id: string
  user_id: string
}

/** An application with an API lender, on its way. */
export const buildWaitingApplication = async (
  test: Running,
  slug = 'work-bank',
): Promise<WaitingApplication> => {
  const { db } = test.services
  const { lender_id } = await buildLender(db, { slug, api: 1 })
  for (let tries = 0; tries < 100 && test.services.lenders().find(lender_id) === null; tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  const built = await buildApplication(test)
  const applied = await built.apply(lender_id)
  if (applied.statusCode !== 200) throw new Error(`refused: ${applied.body}`)
  const row = await db.row<{ lender_application_id: number }>(
    sql`select lender_application_id from lender_application where app_id = ${built.app_id}`,
  )
  if (row === null) throw new Error('nothing was applied for')
  return { ...row, app_id: built.app_id, user_id: built.customer.user_id }
}

/** A step of it, as its lender tells it, or for SEND_FAILED as the system does. */
export const addLenderApplicationStep = async (
  { services }: Running,
  { lender_application_id }: WaitingApplication,
  to: LenderStatus,
  note?: string,
): Promise<void> => {
  const { db, now } = services
  const verdict = await db.transaction(async (tx) => {
    const row = await lockLenderApplication(tx, lender_application_id)
    if (row === null) throw new Error('there is no such application')
    const source = to === 'SEND_FAILED' ? ('system' as const) : ('lender' as const)
    return moveLenderApplication(tx, row, { to, source, at: now(), note }, now())
  })
  if (verdict !== 'accepted') throw new Error(`${to} was ${verdict}`)
}
