import type { Mutant } from './make-mutants.ts'
import type { NearestTests } from './nearest-tests.ts'
import type { Lane } from './open-lane.ts'

export interface Tried {
  mutant: Mutant
  killed: boolean
}

interface Trial {
  lanes: readonly Lane[]
  nearest(path: string): NearestTests
  /** Texts to load instead of files of the disk, in every run. */
  replaced: ReadonlyMap<string, string>
  /** Told of each mutant when it is over. */
  onTried(tried: Tried): void
}

/**
 * Tries each mutant with its nearest tests, the quick ones first, several lanes side by side. `unsound`: tests that fail
 * without a mutant too, and so have killed nothing.
 */
export const tryMutants = async (
  mutants: readonly Mutant[],
  { lanes, nearest, replaced, onTried }: Trial,
): Promise<{ tried: Tried[]; unsound: string[] }> => {
  const known = new Map<string, Promise<boolean>>()
  const areSound = (lane: Lane, tests: readonly string[]): Promise<boolean> => {
    const key = tests.join(', ')
    const sound = known.get(key) ?? lane.run(replaced, tests).then((outcome) => outcome === 'passed')
    known.set(key, sound)
    return sound
  }
  const isKilled = async (lane: Lane, mutant: Mutant): Promise<boolean> => {
    const { quick, slow } = nearest(mutant.path)
    const groups = [quick.slice(0, 1), quick.slice(1), ...slow.map((test) => [test])].filter(
      (tests) => tests.length > 0,
    )
    for (const tests of groups) {
      const outcome = await lane.run(new Map([...replaced, [mutant.path, mutant.text]]), tests)
      if (outcome !== 'passed' && (await areSound(lane, tests))) return true
    }
    return false
  }
  const tried: Tried[] = []
  const waiting = mutants.values()
  await Promise.all(
    lanes.map(async (lane) => {
      for (const mutant of waiting) {
        const one = { mutant, killed: await isKilled(lane, mutant) }
        tried.push(one)
        onTried(one)
      }
    }),
  )
  const unsound: string[] = []
  for (const [tests, sound] of known) if (!(await sound)) unsound.push(tests)
  return { tried, unsound }
}
