import type { Call } from '@marketplace/contract/platform/call'
import { expect, test } from 'vitest'
import { listContractCalls } from '../server/src/sweeps/contract-calls.ts'

/**
 * Calls about who may come in, about money, about keys, about where customers and their messages go, that hand people's data out whole or change a figure of law take a second factor of the last ten minutes (decision 063): a token that
 * was stolen does none of it. What such a call does without one stands here with its reason.
 */
const guarded =
  /staff|password|second-factor|totp|recovery|sessions|terms|revenue|bank|key|evidence|approvals\/decide|dlt|brands\/(?:create|save)|partner\/(?:create|update|unmask)/
const without: Readonly<Record<string, string>> = {
  'POST /api/admin/account/totp-start':
    'asks for the password and the code of the authenticator in force itself',
  'POST /api/admin/account/totp-confirm': 'follows totp-start, and takes a code of the new authenticator',
  'POST /api/admin/account/recovery-codes': 'asks for the password and a code itself',
  'POST /api/partner/account/totp-start':
    'asks for the password and the code of the authenticator in force itself',
  'POST /api/partner/account/totp-confirm': 'follows totp-start, and takes a code of the new authenticator',
  'POST /api/partner/account/recovery-codes': 'asks for the password and a code itself',
  'POST /api/staff/force-logout': 'takes sessions away and gives nobody anything: it must not wait',
  'POST /api/partner/create': 'makes a partner without password, terms and bank account',
  'POST /api/lender-revenue/create':
    'what a lender owes us: moves no money and no offer, and is on the audit log',
  'POST /api/lender-revenue/update':
    'what a lender owes us: moves no money and no offer, and is on the audit log',
  'POST /api/lender-revenue/set-order':
    'what a lender owes us: moves no money and no offer, and is on the audit log',
  'POST /api/lender-revenue/take-back':
    'what a lender owes us: moves no money and no offer, and is on the audit log',
  'POST /api/lender-revenue/delete/:id':
    'what a lender owes us: moves no money and no offer, and is on the audit log',
  'POST /api/lender-revenue/what-if': 'changes nothing',
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`
const calls = (await listContractCalls()).filter(
  ({ method, audience }) => method === 'POST' && (audience === 'partner' || typeof audience === 'object'),
)

test('a call about staff, terms, bank details or keys takes a fresh second factor, or says why not', () => {
  const named = calls.filter(({ path }) => guarded.test(path))
  const bare = named.filter((call) => call.stepUp !== true).map(nameOf)
  expect(bare.toSorted()).toEqual(Object.keys(without).toSorted())
  expect(named.length).toBeGreaterThan(20)
})

test('only a call of staff or a partner can ask for one', async () => {
  const all = await listContractCalls()
  const others = all.filter(
    ({ stepUp, audience }) => stepUp === true && typeof audience !== 'object' && audience !== 'partner',
  )
  expect(others.map(nameOf)).toEqual([])
})
