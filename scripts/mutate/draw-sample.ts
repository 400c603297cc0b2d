import { createHash } from 'node:crypto'
import type { Mutant } from './make-mutants.ts'

/** What a mutant is known by when lines have moved. */
export const identify = ({
  path,
  within,
  before,
  after,
}: Pick<Mutant, 'path' | 'within' | 'before' | 'after'>): string => [path, within, before, after].join(' › ')

const rank = (seed: number, text: string): string =>
  createHash('sha256').update(`${seed} ${text}`).digest('hex')

const byRank = <T>(things: readonly T[], seed: number, nameOf: (thing: T) => string): T[] =>
  things
    .map((thing) => ({ thing, rank: rank(seed, nameOf(thing)) }))
    .toSorted((one, other) => one.rank.localeCompare(other.rank))
    .map(({ thing }) => thing)

/**
 * `count` mutants, the same ones for the same seed: one of each file in turn, so that a long table of fields has no more
 * weight than a short rule of law. A change of one file moves the draws of no other.
 */
export const drawSample = (mutants: readonly Mutant[], count: number, seed: number): Mutant[] => {
  const files = byRank([...Map.groupBy(mutants, ({ path }) => path)], seed, ([path]) => path).map(
    ([, ofFile]) => byRank(ofFile, seed, identify),
  )
  const drawn: Mutant[] = []
  for (let turn = 0; drawn.length < count && files.some((ofFile) => ofFile.length > turn); turn += 1)
    for (const ofFile of files) {
      const mutant = ofFile[turn]
      if (mutant !== undefined && drawn.length < count) drawn.push(mutant)
    }
  return drawn
}
