import { invalidate } from '../../office/answers.ts'

/** Whatever came of an act, all that tells of statements is read again. */
export const refreshStatements = (statementId?: number): void =>
  invalidate(
    'partner-statements',
    'statement-disputes',
    'payouts',
    'approvals',
    'dashboard',
    ...(statementId === undefined ? [] : [`statement ${statementId}` as const]),
  )
