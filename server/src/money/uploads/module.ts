import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import type { ReadClosedMonths } from '../file-plan/closed-months.ts'
import { filesOfPerson } from './held-of-person.ts'
import { lenderFilesRoutes } from './lender-files.routes.ts'
import { statusFilesRoutes } from './status-files.routes.ts'
import {
  applyLenderFile,
  endStrandedFiles,
  forgetLenderFiles,
  readLenderFile,
  undoLenderFile,
} from './uploads.jobs.ts'

/** @param readClosedMonths what says which months of lenders are closed. */
export const createUploadsModule = (readClosedMonths: ReadClosedMonths) =>
  ({
    routes: (serve, services) => {
      lenderFilesRoutes(serve, services)
      statusFilesRoutes(serve, services, readClosedMonths)
    },
    jobs: {
      read_lender_file: { run: readLenderFile(readClosedMonths), queue: 'files' },
      apply_lender_file: { run: applyLenderFile, queue: 'files' },
      undo_lender_file: { run: undoLenderFile, queue: 'files' },
      end_stranded_files: { run: endStrandedFiles, queue: 'files', cron: '45 21 * * *' },
      forget_lender_files: { run: forgetLenderFiles, queue: 'files', cron: '15 21 * * *' },
    },
    person: filesOfPerson,
  }) satisfies Module<Services>
