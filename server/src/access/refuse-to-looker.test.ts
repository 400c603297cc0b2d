import { expect, it } from 'vitest'
import { Problem } from '../platform/http/problem.ts'
import { refuseToLooker } from './refuse-to-looker.ts'

const file = { type: 'text/csv', name: 'leads.csv' } as const
it.each([
  ['a read', { effect: 'reads' }, null],
  ['a write', { effect: 'writes' }, 'masquerade_read_only'],
  ['a call that does not say', {}, 'masquerade_read_only'],
  ['a file that is only read', { effect: 'reads', file }, 'masquerade_hidden'],
  ['a file that is put on record', { effect: 'writes', file }, 'masquerade_read_only'],
  ['keys and sign-ins', { effect: 'reads', notInMasquerade: true }, 'masquerade_hidden'],
] as const)('%s: %s', (_, call, code) => {
  const refuse = (): void => refuseToLooker(call)
  if (code === null) expect(refuse).not.toThrow()
  else expect(refuse).toThrow(new Problem(code))
})
