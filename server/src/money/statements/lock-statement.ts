import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findStatement, lockPartnerStatements, type StatementRow } from './statements.queries.ts'

/** @throws Problem not_found. */
export const getStatement = async (tx: Database, statementId: number): Promise<StatementRow> => {
  const row = await findStatement(tx, statementId)
  if (row === null) throw new Problem('not_found')
  return row
}

/** The statement, with all of its partner held until the transaction ends. @throws Problem not_found. */
export const lockStatement = async (tx: Database, statementId: number): Promise<StatementRow> => {
  const { partner_id } = await getStatement(tx, statementId)
  await lockPartnerStatements(tx, partner_id)
  return getStatement(tx, statementId)
}
