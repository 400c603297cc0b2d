import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { expect, test } from 'vitest'
import { leadStage } from './lead-stage.ts'

test.each<[LenderStatus[], string]>([
  [[], 'choosing'],
  [['QUEUED'], 'with_lenders'],
  [['REJECTED', 'UNDER_PROCESS'], 'with_lenders'],
  [['REJECTED', 'WITHDRAWN', 'EXPIRED', 'DUPLICATE'], 'ended'],
  [['REJECTED', 'DISBURSED'], 'paid'],
  [['PART_DISBURSED'], 'paid'],
  [['UNDER_PROCESS', 'DISBURSED'], 'paid'],
  [['COOLED_OFF'], 'ended'],
  [['CLAWED_BACK'], 'ended'],
])('%j is %s', (statuses, stage) => {
  expect(leadStage(statuses)).toBe(stage)
})
