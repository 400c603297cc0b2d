/** When the thing of a number happened, over 600 days; $1 is now. The newest has the smallest number of its day. */
const at = `($1::timestamptz - make_interval(secs => n::bigint * 7919 % (600 * 86400)))`

const idOf = (kind: string, number = 'n'): string =>
  `overlay(overlay(md5('${kind}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`

/** Between 0 and 1, the same for the same number and place. */
const luck = (place: number, number = 'n'): string =>
  `(('x' || substr(md5('${place}:' || ${number}), 1, 7))::bit(28)::integer / 268435456.0)`

/** The first of `count` far more often than the last: of 1,000 partners the first has one lead in 32. */
const oneOf = (count: string, place: number): string =>
  `1 + floor(power(${luck(place)}, 2) * ${count})::integer`

/** Of the links of a partner, whose number is that of `links`, the slug of one; the first far more often than the last. */
const someLink = `'p' || d.partner_place || '-' || (1 + floor(power(${luck(5, 'd.n')}, 2) * (5 + (195 / d.partner_place)::integer))::integer)`

/** How far a loan of a number came: one of the last two months is mostly under way, an older one has ended. */
const status = `case when ${at} > $1::timestamptz - interval '60 days'
    then (array['SENT','SENT','SENT','LOGGED_IN','LOGGED_IN','LOGGED_IN','UNDER_PROCESS','UNDER_PROCESS','DOCS_PENDING','APPROVED','SANCTIONED',
      'REJECTED','REJECTED','REJECTED','REJECTED','DISBURSED','DISBURSED'])[1 + floor(${luck(4)} * 17)::integer]
    else (array['REJECTED','REJECTED','REJECTED','REJECTED','REJECTED','REJECTED','REJECTED','DISBURSED','DISBURSED','DISBURSED','WITHDRAWN',
      'WITHDRAWN','WITHDRAWN','DOCS_PENDING'])[1 + floor(${luck(4)} * 14)::integer] end`

/** Where numbers come from: partners and lenders by their place. $1 now, $2 how many leads. */
export const scratch = `
  create temp table a_partner on commit drop as
    select partner_id, row_number() over (order by partner_id) as place, count(*) over () as all_of from partner;
  create temp table a_lender on commit drop as
    select lender_id, row_number() over (order by lender_id) as place, count(*) over () as all_of from lender;
  create temp table drawn on commit drop as
    select n, ${idOf('customer')} as user_id, ${idOf('application')} as app_id, p.partner_id, ${at} as at,
        (array['Personal Loans','Personal Loans','Personal Loans','Gold Loans','Credit Cards'])[1 + n % 5] as product_type,
        n % 10 < 8 as is_applied, l.lender_id, ${status} as status, p.place as partner_place
      from generate_series(1, $2::integer) n
        cross join (select max(all_of) as partners from a_partner) k
        cross join (select max(all_of) as lenders from a_lender) m
        join a_partner p on p.place = ${oneOf('k.partners', 1)}
        join a_lender l on l.place = ${oneOf('m.lenders', 2)}`

/** Links of each partner: the first has 200, the last 5. */
export const links = `insert into partner_link (partner_id, brand_id, product_type, slug, name, made_by, made_at, request_id, ended_at, ended_by)
  select partner_id, (select min(brand_id) from brand), case when m % 3 = 0 then 'Personal Loans' end, 'p' || place || '-' || m, 'Counter ' || m,
      'bench', $1::timestamptz - make_interval(days => 400 - m), ${idOf('link', `place || ':' || m`)},
      case when m % 4 = 0 then $1::timestamptz - interval '10 days' end, case when m % 4 = 0 then 'bench' end
    from a_partner cross join lateral generate_series(1, 5 + (195 / place)::integer) m`

/** In the order of their references. */
export const written: readonly { table: string; statement: string }[] = [
  {
    table: 'customer',
    statement: `insert into customer (user_id, brand_id, language, mobile_phone_number, created_at, updated_at)
      select user_id, (select min(brand_id) from brand), 'en', (6000000000 + n)::text, at, at from drawn`,
  },
  {
    table: 'prospect',
    statement: `insert into prospect (prospect_app_id, user_id, brand_id, language, mobile_phone_number, created_at, verified_at, partner_id)
      select ${idOf('start')}, user_id, (select min(brand_id) from brand), 'en', (6000000000 + n)::text, at, at, partner_id from drawn where n % 10 = 0`,
  },
  {
    table: 'application',
    statement: `insert into application (app_id, user_id, brand_id, product_type, status, amount, tenure_months, created_at, updated_at, device, source_id, partner_id, start_day)
      select app_id, user_id, (select min(brand_id) from brand), product_type, case when is_applied then 'OFFER_SELECTED' else 'OFFER_SHOWN' end,
          100000 + n % 50 * 10000, 24, at + interval '1 hour', at + interval '2 hours', 0, 0, partner_id, at::date from drawn`,
  },
  {
    table: 'lender_application',
    statement: `insert into lender_application (lender_application_id, our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount,
        tenure_months, sanctioned_amount, disbursed_amount, disbursal_date, created_at, updated_at, application_number)
      overriding system value
      select n, ${idOf('reference')}, app_id, lender_id, ${idOf('snapshot', '0')}, ${idOf('consent', '0')}, status, 100000 + n % 50 * 10000, 24,
          case when status in ('SANCTIONED', 'DISBURSED') then 100000 + n % 50 * 10000 end,
          case when status = 'DISBURSED' then 100000 + n % 50 * 10000 end, case when status = 'DISBURSED' then (at + interval '10 days')::date end,
          at + interval '2 hours', least(at + interval '10 days', $1::timestamptz), 'LA-F' || n
        from drawn where is_applied`,
  },
  {
    table: 'fact_lender',
    statement: `insert into fact_lender (lender_application_id, applied_paise, sanctioned_paise, app_id, user_id, lender_id, brand_id, partner_id, product,
        source_id, device, reason, applied_day, sent_day, sent_on, disbursed_day, disbursed_on)
      select n, (100000 + n % 50 * 10000) * 100::bigint, null, app_id, user_id, lender_id, (select min(brand_id) from brand), partner_id,
          number_of_product(product_type), 0, 0, 0, at::date, at::date, at::date,
          case when status = 'DISBURSED' then (at + interval '10 days')::date end, case when status = 'DISBURSED' then (at + interval '10 days')::date end
        from drawn where is_applied`,
  },
  {
    table: 'ledger_tx',
    statement: `insert into ledger_tx (tx_id, kind, source, cause, cause_loan, cause_tranche, lender_id, effective_day, booked_month, idempotency_key,
        request_hash, booked_at) overriding system value
      select n, 'ACCRUAL', 'pricing', 'disbursed', n, 1, lender_id, (at + interval '10 days')::date, date_trunc('month', at + interval '10 days')::date,
          'bench:' || n, encode(sha256(n::text::bytea), 'hex'), $1::timestamptz from drawn where is_applied and status = 'DISBURSED'`,
  },
  {
    table: 'ledger_entry',
    statement: `insert into ledger_entry (tx_id, n, account_id, amount_paise, lender_application_id, tranche, figure)
      select d.n, e.n, a.account_id, e.paise, d.n, 1, e.figure from drawn d
        cross join (values (1, 'partner_share', 90000, null), (2, 'partner_accrued', -90000, 'percent_share')) e (n, kind, paise, figure)
        join ledger_account a on a.kind = e.kind and a.partner_id = d.partner_id where d.is_applied and d.status = 'DISBURSED'`,
  },
  {
    table: 'partner_arrival',
    statement: `insert into partner_arrival (prospect_app_id, partner_id, user_id, came_by, masked_contact, arrived_at, link_id, subs)
      select ${idOf('start', 'd.n')}, d.partner_id, d.user_id, 'segment', '******' || lpad((d.n % 10000)::text, 4, '0'), d.at, l.link_id, '{}'
        from drawn d left join partner_link l on l.slug = ${someLink} where d.n % 10 = 0`,
  },
  {
    table: 'partner_lead',
    statement: `insert into partner_lead (lead_id, partner_id, user_id, product_type, masked_contact, created_at, locked_until, link_id, subs)
      overriding system value
      select d.n, d.partner_id, d.user_id, d.product_type, '******' || lpad((d.n % 10000)::text, 4, '0'), d.at, d.at + interval '90 days', l.link_id, '{}'
        from drawn d left join partner_link l on l.slug = ${someLink}`,
  },
  {
    table: 'link_day',
    statement: `insert into link_day (link_id, day, hits, counted, seen, qr, reasons)
      select link_id, day::date, 9, 6, 5, 2, '{"bot:ua": 3}' from partner_link
        cross join generate_series($1::timestamptz - interval '29 days', $1::timestamptz, interval '1 day') day`,
  },
  {
    table: 'partner_event',
    statement: `insert into partner_event (event_id, partner_id, type, subject, fact, data, at)
      select ${idOf('event')}, partner_id, 'lead.created', 'lead ' || n, 'lead ' || n, jsonb_build_object('lead_id', n), at from drawn where n % 4 = 0`,
  },
  {
    table: 'partner_statement',
    statement: `insert into partner_statement (number, partner_id, month, state, drafted_at, shown_at, object_until, approved_at, approved_day, paid_day,
        commission_paise, tds_paise)
      select 'S-' || to_char(month, 'YYYY-MM') || '-' || lpad(partner_id::text, 4, '0'), partner_id, month::date, 'PAID', month + interval '1 month',
          month + interval '1 month', (month + interval '1 month 7 days')::date, month + interval '1 month 8 days', (month + interval '1 month 8 days')::date,
          (month + interval '1 month 9 days')::date, 1000000, 20000
        from partner cross join generate_series(date_trunc('month', $1::timestamptz) - interval '20 months',
          date_trunc('month', $1::timestamptz) - interval '2 months', interval '1 month') month`,
  },
]

/** One list of offers and one consent, which all applications with lenders refer to. */
export const agreed = `
  insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content)
    select ${idOf('snapshot', '0')}, app_id, '\\x00', '1', 'en', '{"matched": []}' from application limit 1;
  insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
    select ${idOf('consent', '0')}, user_id, 'share', '1', 'en', 'Share my details', (select min(lender_id) from lender), 'A lender', created_at
      from application limit 1;
  select setval(pg_get_serial_sequence('lender_application', 'lender_application_id'), (select max(lender_application_id) from lender_application)),
    setval(pg_get_serial_sequence('partner_lead', 'lead_id'), (select max(lead_id) from partner_lead)),
    setval(pg_get_serial_sequence('ledger_tx', 'tx_id'), (select max(tx_id) from ledger_tx))`
