import type { LightMyRequestResponse } from 'fastify'
import { jobs } from '../../app/modules.ts'
import type { JobPayloads } from '../../platform/jobs/add-job.queries.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication, type BuiltApplication } from './build-application.ts'
import type { SignedInStaff } from './build-staff.ts'
import { formOf } from '../form-of.ts'
import type { TestApp } from '../test-app.ts'

type FileJob = 'read_lender_file' | 'apply_lender_file' | 'undo_lender_file'

/** A .csv of rows of texts. */
export const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'))

/** Uploads as the pages do, and the jobs that follow, run here and now. */
export const lenderFileCalls = ({ app, services }: Pick<TestApp, 'app' | 'services'>) => {
  const run = (name: FileJob, upload_id: string, last = false): Promise<void> =>
    jobs[name].run(services, { upload_id } satisfies JobPayloads[FileJob], { number: 1, last })
  const send = (
    url: string,
    fields: Parameters<typeof formOf>[0],
    staff: Pick<SignedInStaff, 'headers'>,
  ): Promise<LightMyRequestResponse> => {
    const form = formOf(fields)
    return app.inject({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { ...form.headers, ...staff.headers },
    })
  }
  return {
    run,
    uploadStatus: (
      staff: Pick<SignedInStaff, 'headers'>,
      bytes: Uint8Array,
      name = 'status.csv',
      more: readonly (readonly [string, string])[] = [],
    ) => send('/api/upload-application-status-file', [['image_name', bytes, name], ...more], staff),
    upload: (
      staff: Pick<SignedInStaff, 'headers'>,
      bytes: Uint8Array,
      facts: Record<string, string>,
      name = 'mis.csv',
    ) => send('/api/lender-files', [...Object.entries(facts), ['file', bytes, name] as const], staff),
  }
}

export interface AppliedLoan {
  application: BuiltApplication
  id: number
  number: string
  our_reference: string
}

/** A customer who has applied to the lender; the lender calls the application by `theirs`. */
export const buildAppliedLoan = async (
  test: TestApp,
  lenderId: number,
  theirs: string | null = null,
): Promise<AppliedLoan> => {
  const application = await buildApplication(test)
  const answer = await application.apply(lenderId)
  if (answer.statusCode !== 200) throw new Error(`refused: ${answer.body}`)
  const row = await test.db.row<{
    id: number
    number: string
    our_reference: string
  }>(sql`update lender_application
      set their_reference = ${theirs} where app_id = ${application.app_id} and lender_id = ${lenderId}
    returning lender_application_id as id, application_number as number, our_reference`)
  if (row === null) throw new Error('nothing was applied for')
  return { application, ...row }
}
