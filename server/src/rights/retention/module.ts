import type { Module } from '../../platform/module.ts'
import type { RetentionRule } from '../../platform/retention/retention-rule.ts'
import { forgetOldRows } from './retention.jobs.ts'

/** @param rules of every module. */
export const createRetentionModule = (rules: readonly RetentionRule[]) =>
  ({
    jobs: { forget_old_rows: { run: forgetOldRows(rules), queue: 'messages', cron: '30 21 * * *' } },
  }) satisfies Module
