import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Every kind of job with its payload: a job carries ids, never personal data. */
export interface JobPayloads {
  send_message: { message_id: number }
  deliver_help_request: { help_request_id: number }
  ask_lender: { app_id: string; lender_id: number }
  send_lender_application: { lender_application_id: number }
  /** `our_reference`: of an earlier try to apply, where it is not that of now. */
  tell_lender_withdrawal: { lender_application_id: number; our_reference?: string }
  notify_file_news: { event_ids: readonly number[] }
  ask_lender_news: { lender_application_id: number; look: number }
  forget_old_rows: object
  index_pan_endings: object
  rerun_eligibility: { run_id: string }
  forget_unused_files: object
  make_month_parts: object
  archive_snapshots: object
  carry_audit_head: object
  forget_complaint_texts: object
  plan_silent_erasures: object
  erase_due_customers: object
  lapse_requests: object
  /** `month` as YYYY-MM. */
  price_lender_month: { lender_id: number; month: string }
  /** Of one lender or one partner, else of all. */
  price_months: { lender_id?: number; partner_id?: number }
  read_lender_file: { upload_id: string }
  apply_lender_file: { upload_id: string }
  undo_lender_file: { upload_id: string }
  end_stranded_files: object
  forget_lender_files: object
  forget_partner_papers: object
  note_needed_papers: object
  match_stated_lines: object
  make_statement_papers: { statement_id: number; of: 'shown' | 'approved' }
  draft_statements: object
  withhold_accrued_tds: object
  fold_reports: object
  check_reports: object
  fill_facts: object
  run_report: { run_id: string }
  send_reports: object
  end_masquerade: { masquerade_id: number }
  expire_leads: object
  /** `by`: the schedule, or somebody who sends it again. */
  deliver_hook: { delivery_id: string; by: 'clock' | 'partner' }
  tell_ending_creatives: object
  fold_link_clicks: object
  keep_lead_parts: object
  send_partner_digests: object
  settle_work: object
  free_work_leases: object
  tell_hook_off: {
    endpoint_id: string
    partner_id: number
    label: string
    because: 'gone' | 'failing'
    /** ISO 8601 */
    at: string
  }
  /** `look`: 1 for the first since something was heard of it, then counted up. */
  read_call: { call_id: string; look: number }
  open_call_tasks: object
  /** `plan`: the number of the plan; one of an earlier plan does nothing. */
  plan_campaign: { campaign_id: string; plan: number }
  send_campaign: { campaign_id: string }
}
export type JobName = keyof JobPayloads

export interface JobOptions {
  /** One waiting job a key: adding it again replaces the waiting one. */
  key?: string
  run_at?: Date
  max_attempts?: number
  /** Jobs of one name here go one after another. */
  queue?: string
}

/** Adds a job in the caller's transaction: it runs if and only if that commits. Failed ones come again with back-off. */
export type AddJob = <Name extends JobName>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
  options?: JobOptions,
) => Promise<void>

export const addJob: AddJob = async (db, name, payload, options = {}) => {
  await db.run(sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    job_key := ${options.key ?? null}, run_at := ${options.run_at ?? null}, queue_name := ${options.queue ?? null}, max_attempts := ${options.max_attempts ?? 12})`)
}

/** The same for many of one kind; those with a queue in the one of its name. */
export const addJobs = async <Name extends JobName>(
  db: Database,
  name: Name,
  jobs: readonly { payload: JobPayloads[Name]; queue?: string; key?: string }[],
): Promise<void> => {
  if (jobs.length === 0) return
  await db.run(sql`select graphile_worker.add_job(${name}, j.payload, queue_name := j.queue, job_key := j.key, max_attempts := 12)
    from unnest(${jobs.map(({ payload }) => JSON.stringify(payload))}::json[], ${jobs.map(({ queue }) => queue ?? null)}::text[],
      ${jobs.map(({ key }) => key ?? null)}::text[]) as j (payload, queue, key)`)
}
