import { expect, expectTypeOf, it } from 'vitest'
import type { AskingPerson, Module } from '../platform/module.ts'
import type { Services } from '../site/services.ts'
import { foldErasure, foldFilesInUse, foldGather, foldPreview, type Folded } from './fold-modules.ts'

const letters = {
  person: {
    gather: async () => ({ staff_notes: 2 }),
    preview: async () => ({ goes: { notes: 2 }, stays: { consents: 1 } }),
    erase: { letters: async () => 'letters' },
  },
  filesInUse: async () => ['/files/letter.webp'],
} satisfies Module
const parcels = {
  person: {
    gather: async () => ({ tracked_visits: 3 }),
    preview: async () => ({ goes: { tracking: null } }),
    erase: { parcels: async () => 'parcels' },
  },
} satisfies Module
const nothing = {} satisfies Module
const all = [letters, nothing, parcels] as const
const services = {} as Services
const person = {} as AskingPerson

it('puts the parts of all modules together', async () => {
  expect(await foldGather(all)(services, person)).toEqual({ staff_notes: 2, tracked_visits: 3 })
  expect(await foldPreview(all)(services, person)).toEqual({
    goes: { notes: 2, tracking: null },
    stays: { consents: 1 },
    also: {},
  })
  expect(Object.keys(foldErasure(all))).toEqual(['letters', 'parcels'])
  expect(foldFilesInUse(all)).toEqual([letters.filesInUse])
})

it('knows by type what is there, what is not, and what is there twice', () => {
  type Erasure = Folded<typeof all, ['person', 'erase']>
  expectTypeOf<keyof Erasure>().toEqualTypeOf<'letters' | 'parcels'>()
  expectTypeOf<Folded<typeof all, ['person', 'gather']>>().toExtend<{ staff_notes: number }>()
  expectTypeOf<Folded<typeof all, ['person', 'gather']>>().not.toExtend<{ sign_ins: unknown }>()
  type Again = readonly [...typeof all, typeof letters]
  expectTypeOf<Folded<Again, ['person', 'erase']>>().toEqualTypeOf<{ readonly declared_twice: 'letters' }>()
  expectTypeOf<Folded<Again, ['person', 'gather']>>().toEqualTypeOf<{
    readonly declared_twice: 'staff_notes'
  }>()
})
