import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    // By itself it leaves one core to others. The server's tests wait a third of their time for the database or a deadline.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          setupFiles: ['scripts/seed-generators.ts'],
          include: [
            'contract/src/**/*.test.ts',
            'web/src/**/*.test.ts',
            'web/build/**/*.test.ts',
            'web/src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'house-rules/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['scripts/seed-generators.ts'],
          // A worker loads the server once, not once a file: each file has a database, an app and a clock of its own.
          isolate: false,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/start-test-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      'web/vitest.config.ts',
    ],
  },
})
