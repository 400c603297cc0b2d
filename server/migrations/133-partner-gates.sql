-- What decides whether a partner's links are live, in one place to read (decision 123). Which papers its business needs stood in sealed details
-- alone: the item says it in clear, without the values. Null of what was sent before; a job of the night notes it.
alter table partner_kyc_submission add column needs_papers text[];

-- Of some partners, at a moment. Each table is looked up by partner: joined as sets, PostgreSQL takes a thousand partners for a few and compares
-- each with each.
create function partner_gates(ids integer[], at timestamptz)
  returns table (partner_id integer, name text, status text, checked text[], needs_papers text[], is_unknown boolean, accepted text[],
    declared integer[], courses text[], notice_until date)
  language sql stable as $$
  select p.partner_id, p.name, p.status, k.checked, k.needs_papers, k.is_unknown, d.accepted, h.declared, t.courses,
         (select n.until from training_notice n where n.partner_id = p.partner_id)
    from partner p
    left join lateral (
      select array_agg(distinct c.item) as checked, array_agg(distinct w.kind) filter (where w.kind is not null) as needs_papers,
             bool_or(c.needs_papers is null) as is_unknown
        from (select distinct on (s.item) s.item, s.lapsed_at, s.needs_papers from partner_kyc_submission s
               where s.partner_id = p.partner_id and s.state = 'checked'
               order by s.item, s.checked_at desc, s.submission_id) c
        left join lateral unnest(c.needs_papers) as w (kind) on true
       where c.lapsed_at is null
    ) k on true
    left join lateral (select array_agg(o.kind) as accepted from partner_document o
      where o.partner_id = p.partner_id and o.state = 'accepted') d on true
    left join lateral (select array_agg(distinct g.version) as declared from housing_declaration g
      where g.partner_id = p.partner_id) h on true
    left join lateral (select array_agg(distinct q.course_id) as courses from course_pass q
      where q.partner_id = p.partner_id and q.valid_until > at) t on true
   where p.partner_id = any(ids)
$$;
