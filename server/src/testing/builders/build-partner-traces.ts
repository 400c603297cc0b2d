import { randomUUID } from 'node:crypto'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A row from `start` in each table of a partner that is cleared by age: of a partner that stays. */
export const buildPartnerTraces = (
  db: Database,
  { start, staff_id }: { start: Date; staff_id: number },
): Promise<void> =>
  asOffice(db, async (tx) => {
    const made = await tx.row<{ partner_id: number }>(sql`insert into partner
      (slug, name, contact_name, email, phone, status, created_at, updated_at)
      values ('traced-shop', 'A', 'B', 'traced@example.com', '9876543210', 'active', ${start}, ${start}) returning partner_id`)
    const partner = made?.partner_id ?? 0
    const soon = new Date(start.getTime() + 60_000)
    const [event, endpoint, delivery] = [randomUUID(), randomUUID(), randomUUID()]
    await tx.run(sql`insert into partner_event (event_id, partner_id, type, subject, fact, data, at)
      values (${event}, ${partner}, 'lead.expired', 'lead 1', 'lead 1', '{}', ${start})`)
    await tx.run(sql`insert into hook_endpoint (endpoint_id, partner_id, label, url, types, secret, created_at, updated_at)
      values (${endpoint}, ${partner}, 'Own', 'https://example.com', '{lead.expired}', '\\x00', ${start}, ${start})`)
    await tx.run(sql`insert into hook_delivery (delivery_id, endpoint_id, partner_id, event_id, state, ended_at, created_at)
      values (${delivery}, ${endpoint}, ${partner}, ${event}, 'delivered', ${start}, ${start})`)
    await tx.run(sql`insert into hook_attempt (delivery_id, partner_id, made_by, outcome, took_ms, answer, at)
      values (${delivery}, ${partner}, 'clock', 'delivered', 1, 'ok', ${start})`)
    await tx.run(sql`with own as (insert into partner_api_key (partner_id, request_id, label, hint, hash, scopes, created_at)
        values (${partner}, gen_random_uuid(), 'Own', 'pk_live_', '\\x00', '{read:leads}', ${start}) returning key_id)
      insert into lead_claim (claim_id, partner_id, key_id, product_type, claimed_at, ends_at)
        select gen_random_uuid(), ${partner}, key_id, 'Personal Loans', ${start}, ${soon} from own`)
    await tx.run(sql`with own as (insert into creative (creative_id, format, language, title, body, valid_from)
        values ('traced', 'banner', 'en', 'A', 'B', ${start}) returning creative_id)
      insert into creative_take (partner_id, creative_id, version, way, taken_on)
        select ${partner}, creative_id, 1, 'png', ${start}::date from own`)
    await tx.run(sql`with own as (insert into course
        (course_id, title, summary, product_types, sort_order, asked, pass_percent, tries_a_day, valid_months, status)
        values ('traced', 'A', 'B', '{}', 1, 1, 50, 1, 12, 1) returning course_id)
      insert into course_attempt (attempt_id, partner_id, course_id, course_version, questions, pass_percent, started_at, ends_at)
        select gen_random_uuid(), ${partner}, course_id, 1, '[]', 50, ${start}, ${soon} from own`)
    await tx.run(sql`insert into partner_kyc_submission (submission_id, partner_id, item, sealed, sent_at, state, refused_reason, checked_by,
        checked_at)
      values (gen_random_uuid(), ${partner}, 'bank', '\\x00', ${start}, 'refused', 'Another name', 'meera', ${start})`)
    await tx.run(
      sql`insert into partner_notice_read (partner_id, event_id, read_at) values (${partner}, ${event}, ${start})`,
    )
    await tx.run(
      sql`insert into partner_digest (partner_id, day, events, at) values (${partner}, ${start}::date, 1, ${start})`,
    )
    await tx.run(
      sql`insert into partner_watch (partner_id, lead_id, of, asked_at) values (${partner}, 1, 'lock_end', ${start})`,
    )
    await tx.run(sql`with own as (insert into partner_thread
        (partner_id, topic, kind, subject, state, opened_at, last_at, closed_at, closed_by)
        values (${partner}, 'tech-support', 'other', 'A question', 'CLOSED', ${start}, ${start}, ${start}, 'staff')
        returning thread_id, partner_id)
      insert into thread_message (thread_id, partner_id, written_by, author, text, request_id, at)
        select thread_id, partner_id, 'partner', 'A', 'B', gen_random_uuid(), ${start} from own`)
    await tx.run(sql`with own as (insert into partner_person (partner_id, sealed, role, joined_at, removed_at)
        values (${partner}, '\\x00', 'sales', ${start}, ${start}) returning partner_id, person_id)
      insert into partner_invitation (partner_id, role, invited_by, sent_at, expires_at, ended_at, ended_by)
        select partner_id, 'sales', person_id, ${start}, ${soon}, ${start}, 'withdrawn' from own`)
    const who = sql`${partner}::integer, ${staff_id}::integer, 'meera', 'Meera', 'They ask about a loan'`
    await tx.run(sql`insert into masquerade_request (partner_id, staff_id, username, first_name, reason, asked_at, lapses_at)
      values (${who}, ${start}, ${soon})`)
    await tx.run(sql`with look as (
        insert into masquerade (partner_id, staff_id, username, first_name, reason, leave, started_at, ends_at, ended_at, ended_by,
          told_from)
        values (${who}, 'setting', ${start}, ${soon}, ${soon}, 'staff', ${start}) returning masquerade_id, partner_id),
      own as (insert into masquerade_key (masquerade_id, staff_session_hash, key_hash, key_until)
        select masquerade_id, '\\x00', '\\x00', ${start} from look)
      insert into masquerade_view (masquerade_id, partner_id, page, seen_at)
        select masquerade_id, partner_id, 'home', ${start} from look`)
  })
