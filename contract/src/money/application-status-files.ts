import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { FileState, MAX_FILE_BYTES, SameFile } from './lender-files.ts'

/** The words of section 5 and 8 of the specification, to the letter. */
export const applicationStatusFileTexts = {
  none_selected: 'No file selected',
  wrong_type: 'Invalid file type',
  none_there: 'No application status file available to display',
} as const

/** The endings of names that are taken (section 5). */
export const fileEndings = ['.xlsx', '.xls', '.csv'] as const

/** A line of the history: Date, File Name, Status, Rows Updated, Error, and who uploaded it. */
export const ApplicationStatusFile = z.object({
  /** The name of section 3; the same as `upload_id`. */
  id: Id,
  upload_id: Id,
  created_at: Instant,
  file_name: z.string(),
  /** In words, as the history shows it. */
  status: z.string(),
  state: FileState,
  rows_updated: z.number(),
  /** Why it failed, or how many rows did; null where there is nothing to say. */
  error: z.nullable(z.string()),
  /** The text of its lines in error, as section 3 has it: the first 20 of them, or why the whole file failed; empty where there are none. */
  errors: z.string(),
  rows_done: z.number(),
  rows_total: z.nullable(z.number()),
  rows_failed: z.number(),
  /** 1: it can be undone by role 1. */
  can_undo: Flag,
  staff_name: z.string(),
  same_as: z.nullable(SameFile),
})
export type ApplicationStatusFile = z.output<typeof ApplicationStatusFile>

/** The history of section 2, the newest first; polled every 30 s, which keeps no session alive. */
export const listApplicationStatusFiles = {
  method: 'GET',
  path: '/api/get-application-status-files-list',
  audience: [1, 2],
  limit: 'read',
  background: true,
  query: z.object(pageFields),
  answer: pageOf(ApplicationStatusFile),
  errors: [],
} as const satisfies Call

/**
 * Takes a status file in and applies it at once (section 7). `errors` has a text for each row in error or without one application of
 * its own, with its line: the first 1,000 of `rows_failed`, or why the whole file failed. A file that is not done within five seconds
 * goes on by itself: then `state` is one of `busyStates`, and the history tells of its end.
 */
export const uploadApplicationStatusFile = {
  method: 'POST',
  path: '/api/upload-application-status-file',
  audience: [1, 2],
  limit: 'write',
  upload: { fields: ['image_name'], max_bytes: MAX_FILE_BYTES, isSpooled: true },
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    errors: z.array(z.string()),
    rowsUpdated: z.number(),
    rows_failed: z.number(),
    upload_id: Id,
    state: FileState,
    same_as: z.nullable(SameFile),
  }),
  errors: ['file_type_refused'],
} as const satisfies Call
