import type { DeletionPreview, MyData } from '@marketplace/contract/rights/my-data'
import type { AskingPerson, EraseStep, Person } from '../../platform/module.ts'
import type { Services } from '../../market/services.ts'
import type { ErasureStep } from './erasure-steps.ts'
import type { Keeps } from './keeps-of.ts'

/** What every module gathers together; when and how it was made is said beside it. */
export type GatheredData = Omit<MyData, 'made_at' | 'in_clear'>

type CountOf<Lines extends readonly { thing: string }[]> = Record<Lines[number]['thing'], number | null>
/** A preview before its lines are in their order. */
export interface CountedPreview {
  goes: CountOf<DeletionPreview['goes']>
  stays: CountOf<DeletionPreview['stays']>
  also: Omit<DeletionPreview, 'goes' | 'stays'>
}

/** What all modules hold of a person, folded (app/modules.ts). */
export interface HeldOfPerson<S extends Services> {
  gather(services: S, person: AskingPerson): Promise<GatheredData>
  preview(services: S, person: Person): Promise<CountedPreview>
  erase: Readonly<Record<ErasureStep, EraseStep<S>>>
  /** How long each thing that stays is kept, and why. */
  keeps: Keeps
}
