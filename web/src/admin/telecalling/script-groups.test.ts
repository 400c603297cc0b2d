import type { CallScript } from '@marketplace/contract/care/telecalling'
import { expect, it } from 'vitest'
import { scriptGroups } from './script-groups.ts'

const script = (part: Partial<CallScript>): CallScript => ({
  script_id: 1,
  purpose: 'help',
  lender_id: null,
  lender_name: null,
  language: 'en',
  version: 1,
  text: 'Hello there',
  approved_by: null,
  approved_on: null,
  written_by: 'admin',
  written_at: null,
  ...part,
})

it('puts versions of a purpose and lender together, the newest first', () => {
  const both = (part: Partial<CallScript>) => [script(part), script({ ...part, language: 'hi' })]
  const groups = scriptGroups([
    ...both({ lender_id: 4, lender_name: 'Four' }),
    ...both({ version: 0 }),
    ...both({ version: 2 }),
    script({ version: 3 }),
  ])
  expect(
    groups.map(({ lender_name, versions }) => [lender_name, versions.map(({ hi }) => hi.version)]),
  ).toEqual([
    [null, [2, 0]],
    ['Four', [1]],
  ])
})
