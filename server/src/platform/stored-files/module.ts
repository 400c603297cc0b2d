import type { Module } from '../module.ts'
import { forgetUnusedFiles, type FilesInUse } from './stored-files.jobs.ts'
import { storedFilesRoutes } from './stored-files.routes.ts'

/** @param uses what says which files are in use. */
export const createStoredFilesModule = (uses: readonly FilesInUse[]) =>
  ({
    routes: (serve, services, app) => storedFilesRoutes(app, serve, services),
    jobs: {
      forget_unused_files: { run: forgetUnusedFiles(uses), queue: 'messages', cron: '45 21 * * *' },
    },
  }) satisfies Module
