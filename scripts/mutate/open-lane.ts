import { join } from 'node:path'
import { createVitest, type TestProject, type Vitest } from 'vitest/node'

export type Outcome = 'passed' | 'failed' | 'hung'

/** One vitest that stays open: it reads one file differently from the disk, and runs the tests it is asked for. */
export interface Lane {
  /** `replaced`: the texts to load instead of those on the disk, by path from the root. */
  run(replaced: ReadonlyMap<string, string>, tests: readonly string[]): Promise<Outcome>
  close(): Promise<void>
}

/** A mutant may never end. The slowest test file takes a tenth of this on a quiet machine. */
const LIMIT_MS = 150_000

const SETUP = 'scripts/seed-generators.ts'
const DATABASE = 'server/src/testing/start-test-postgres.ts'

const stopRun = async (vitest: Vitest): Promise<void> => {
  // The second call ends a worker that no longer answers the first.
  await Promise.all([vitest.cancelCurrentRun('test-failure'), vitest.cancelCurrentRun('test-failure')])
}

export const openLane = async (root: string, needsDatabase: (test: string) => boolean): Promise<Lane> => {
  let current: ReadonlyMap<string, string> = new Map()
  const plugin = {
    name: 'mutant',
    enforce: 'pre' as const,
    load: (id: string): string | null => current.get(id.split('?')[0] ?? '') ?? null,
  }
  const project = (name: string, globalSetup: string[]) => ({
    plugins: [plugin],
    root,
    test: {
      name,
      globalSetup,
      setupFiles: [SETUP],
      include: ['**/*.test.{ts,tsx}'],
      // A module kept from the last run would be the last mutant.
      fsModuleCache: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  })
  const vitest = await createVitest('test', {
    root,
    config: false,
    watch: false,
    pool: 'forks',
    maxWorkers: 1,
    reporters: [{}],
    silent: true,
    projects: [project('quick', []), project('database', [DATABASE])],
  })

  const forget = (from: TestProject, path: string): void => {
    for (const environment of Object.values(from.vite.environments))
      environment.moduleGraph.onFileChange(path)
  }

  return {
    run: async (replaced, tests) => {
      const before = current
      current = new Map([...replaced].map(([path, text]) => [join(root, path), text]))
      for (const from of vitest.projects)
        for (const path of [...before.keys(), ...current.keys()]) forget(from, path)
      const specifications = tests.map((test) =>
        vitest
          .getProjectByName(needsDatabase(test) ? 'database' : 'quick')
          .createSpecification(join(root, test)),
      )
      let hung = false
      const timer = setTimeout(() => {
        hung = true
        void stopRun(vitest)
      }, LIMIT_MS)
      try {
        const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
        if (hung) return 'hung'
        // The answer has the modules of earlier runs as well.
        const paths = new Set(tests.map((test) => join(root, test)))
        const states = testModules
          .filter(({ moduleId }) => paths.has(moduleId))
          .map((module) => (module.errors().length > 0 ? 'failed' : module.state()))
        if (states.includes('failed') || unhandledErrors.length > 0) return 'failed'
        if (states.length !== tests.length || states.some((state) => state !== 'passed'))
          throw new Error(`of ${tests.join(', ')} came ${states.join(', ')}`)
        return 'passed'
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => vitest.close(),
  }
}
