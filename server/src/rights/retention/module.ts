import type { Module } from '../../platform/module.ts'
import type { RetentionRule } from '../../platform/retention/retention-rule.ts'
import { makeMonthParts } from './make-months.jobs.ts'
import { forgetOldRows } from './retention.jobs.ts'

/** @param rules of every module. */
export const createRetentionModule = (rules: readonly RetentionRule[]) =>
  ({
    jobs: {
      make_month_parts: { run: makeMonthParts, queue: 'messages', cron: '15 21 * * *' },
      forget_old_rows: { run: forgetOldRows(rules), queue: 'messages', cron: '30 21 * * *' },
    },
  }) satisfies Module
