import { keptThings } from '@marketplace/contract/rights/my-data'
import { expect, test } from 'vitest'
import { retention } from '../../app/modules.ts'
import type { HeldTable } from './held-tables.ts'
import { heldTables } from './held-tables.ts'
import { keepsOf } from './keeps-of.ts'

const table = (changes: Partial<HeldTable>): HeldTable => ({
  deletion: 'kept',
  thing: 'consents',
  shown: 'consents',
  ...changes,
})

test('the longest first, each reason once, and nothing of what goes', () => {
  const keeps = keepsOf(
    {
      a: table({ forever: 'it proves' }),
      b: table({ forever: 'it proves' }),
      c: table({}),
      d: table({ deletion: 'gone', forever: 'it is gone' }),
      e: table({ thing: 'access_log' }),
      f: table({ deletion: 'emptied' }),
    },
    [
      { table: 'c', days: 90, why: 'a season' },
      { table: 'e', days: 396, why: 'the law' },
      { table: 'f', days: 396, why: 'the law' },
    ],
  )
  expect(keeps.consents).toEqual([
    { days: null, why: 'it proves' },
    { days: 396, why: 'the law' },
    { days: 90, why: 'a season' },
  ])
  expect(keeps.access_log).toEqual([{ days: 396, why: 'the law' }])
  expect(keeps.backups).toEqual([])
})

test('every thing that has a table says how long it stays', () => {
  const keeps = keepsOf(heldTables, retention)
  const bare = keptThings.filter((thing) => keeps[thing].length === 0)
  expect(bare).toEqual(['lender_complaint_texts', 'partner_accounts', 'unproved_email', 'backups'])
})
