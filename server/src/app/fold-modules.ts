import type { AskingPerson, CacheDeclaration, Module, Person } from '../platform/module.ts'
import type { RetentionRule } from '../platform/retention/retention-rule.ts'
import type { FilesInUse } from '../platform/stored-files/stored-files.jobs.ts'
import type { Services } from '../site/services.ts'

type AnyModule = Module<Services>
type List = readonly AnyModule[]

/** What a part holds: a part that is a function holds what it answers. */
type Declared<Part> = Part extends (...given: never) => Promise<infer Answer> ? Answer : Part

/** The part of a module at a path, for example `['person', 'erase']`; never where it has none. */
type PartAt<M, Path extends readonly string[]> = Path extends readonly [
  infer Key extends string,
  ...infer Rest extends readonly string[],
]
  ? M extends { readonly [Name in Key]: infer Part }
    ? PartAt<Declared<Part>, Rest>
    : never
  : M

type KeysOf<Part> = [Part] extends [never] ? never : keyof Part
type Twice<
  All extends readonly unknown[],
  Path extends readonly string[],
  Seen = never,
  Found = never,
> = All extends readonly [infer First, ...infer Rest]
  ? Twice<Rest, Path, Seen | KeysOf<PartAt<First, Path>>, Found | Extract<KeysOf<PartAt<First, Path>>, Seen>>
  : Found
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/**
 * The parts at `Path` of all modules together. A key that two of them declare makes it another type, which fits nowhere and
 * names the key; one that nobody declares is missing where the whole is asked for. So the compiler finds both.
 */
export type Folded<All extends List, Path extends readonly string[]> = [Twice<All, Path>] extends [never]
  ? Both<PartAt<All[number], Path>>
  : { readonly declared_twice: Twice<All, Path> }

const merge = <Whole>(parts: readonly (object | undefined)[]): Whole => Object.assign({}, ...parts) as Whole

export const foldJobs = <const All extends List>(all: All) =>
  merge<Folded<All, ['jobs']>>(all.map(({ jobs }: AnyModule) => jobs))

export const foldCaches = <const All extends List>(all: All) =>
  merge<Folded<All, ['caches']>>(all.map(({ caches }: AnyModule) => caches))
/** What handlers find in Services of each cache. */
export type ValuesOf<Caches> = {
  readonly [Name in keyof Caches]: Caches[Name] extends CacheDeclaration<infer Value> ? Value : never
}

export const foldWithdrawal = <const All extends List>(all: All) =>
  merge<Folded<All, ['withdrawal']>>(all.map(({ withdrawal }: AnyModule) => withdrawal))

export const foldSecondPerson = <const All extends List>(all: All) =>
  merge<Folded<All, ['secondPerson']>>(all.map(({ secondPerson }: AnyModule) => secondPerson))

export const foldErasure = <const All extends List>(all: All) =>
  merge<Folded<All, ['person', 'erase']>>(all.map(({ person }: AnyModule) => person?.erase))

export const foldGather =
  <const All extends List>(all: All) =>
  async (services: Services, person: AskingPerson) =>
    merge<Folded<All, ['person', 'gather']>>(
      await Promise.all(all.map(async (module: AnyModule) => module.person?.gather?.(services, person))),
    )

export const foldPreview =
  <const All extends List>(all: All) =>
  async (services: Services, person: Person) => {
    // One after another: a deletion asks in its own transaction, which has one connection.
    const parts: Awaited<ReturnType<NonNullable<NonNullable<AnyModule['person']>['preview']>>>[] = []
    for (const { person: of } of all as readonly AnyModule[]) {
      const part = await of?.preview?.(services, person)
      if (part !== undefined) parts.push(part)
    }
    return {
      goes: merge<Folded<All, ['person', 'preview', 'goes']>>(parts.map((part) => part.goes)),
      stays: merge<Folded<All, ['person', 'preview', 'stays']>>(parts.map((part) => part.stays)),
      also: merge<Folded<All, ['person', 'preview', 'also']>>(parts.map((part) => part.also)),
    }
  }

export const foldRetention = (all: List): RetentionRule[] => all.flatMap(({ retention = [] }) => retention)

export const foldFilesInUse = (all: List): FilesInUse[] => all.flatMap(({ filesInUse = [] }) => filesInUse)

export const foldReseal = (all: List): NonNullable<AnyModule['reseal']>[] =>
  all.flatMap(({ reseal = [] }) => reseal)
