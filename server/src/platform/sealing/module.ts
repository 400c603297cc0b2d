import type { Module } from '../module.ts'
import { resealPersonKeys } from './person-keys.ts'
import { destroyPersonKey } from './person-keys.queries.ts'

export const sealingModule = {
  person: { erase: { person_key: (_services, tx, { user_id }) => destroyPersonKey(tx, user_id) } },
  reseal: { what: 'keys of persons', run: resealPersonKeys },
} satisfies Module
