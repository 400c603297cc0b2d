-- Who stands behind a brand, and what its SMS are registered under (TRAI TCCCPR 2018: principal entity and header).
alter table brand
  add column registered_address text,
  add column cin text,
  add column company_website text,
  add column support_hours text,
  add column dlt_entity_id text,
  add column sms_header text;

-- What the list of lenders shows of each (RBI Digital Lending Directions, 2025).
alter table lender
  add column rbi_category text,
  add column registration_number text,
  add column website text,
  add column lsp_role text,
  add column recovery_agents text,
  add column call_series text;

-- The brand that a message names: its header stands above an SMS.
alter table message add column brand_id integer;

-- A template as the operators registered it, by the principal entity that registered it.
create table dlt_template (
  entity_id   text not null check (entity_id ~ '^[0-9]{19}$'),
  template    text not null,
  language    text not null references language,
  template_id text not null check (template_id ~ '^[0-9]{19}$'),
  class       text not null check (class in ('transactional', 'service', 'promotional')),
  updated_by  text not null,
  updated_at  timestamptz not null,
  primary key (entity_id, template, language)
);

-- Companies that work on personal data for us, named to everybody.
create table processor (
  processor_id integer generated always as identity primary key,
  name         text not null unique,
  purpose_en   text not null,
  purpose_hi   text not null,
  data_en      text not null,
  data_hi      text not null,
  country      text not null check (country ~ '^[A-Z]{2}$'),
  since        date not null,
  ended_on     date,
  version      integer not null default 1,
  check (ended_on is null or ended_on >= since)
);

-- Somebody of staff answers for a complaint; a lender's nodal officer has it from `handed_over_at` on.
alter table complaint
  add column owner_staff_id integer,
  add column owned_since timestamptz,
  add column handed_over_at timestamptz;
alter table complaint_event drop constraint complaint_event_step_check;
alter table complaint_event add constraint complaint_event_step_check
  check (step in ('received', 'answered', 'reopened', 'settled', 'closed_by_deletion', 'handed_over')) not valid;

-- A figure of law or tax that one member of staff proposes and another approves. What was decided is never changed.
create table figure_proposal (
  proposal_id integer generated always as identity primary key,
  name        text not null,
  value       numeric not null,
  valid_from  date not null,
  source      text not null,
  proposed_by integer not null references staff,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decision    text check (decision in ('approved', 'refused')),
  decided_by  integer references staff,
  decided_by_name text,
  decided_at  timestamptz,
  note        text,
  check ((decision is null) = (decided_by is null)),
  check ((decision is null) = (decided_at is null)),
  check (decided_by is distinct from proposed_by or decision is distinct from 'approved')
);
create unique index figure_proposal_waiting on figure_proposal (name, valid_from) where decision is null;
create function refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.decision is not null or (new.name, new.value, new.valid_from, new.source, new.proposed_by, new.proposed_at)
    is distinct from (old.name, old.value, old.valid_from, old.source, old.proposed_by, old.proposed_at) then
    raise exception 'figure_proposal rows are decided once';
  end if;
  return new;
end $$;
create trigger figure_proposal_decided_once before update on figure_proposal
  for each row execute function refuse_second_decision();
create trigger figure_proposal_stays before delete on figure_proposal
  for each row execute function refuse_change();

-- An agreement with a lender by which we are its lending service provider.
create table lender_agreement (
  agreement_id integer generated always as identity primary key,
  lender_id    integer not null references lender,
  reference    text not null,
  signed_on    date not null,
  ends_on      date,
  review_on    date not null,
  scope        text not null,
  -- Default loss guarantee, percent of the portfolio; null where there is none.
  dlg_percent  numeric(5, 2) check (dlg_percent between 0 and 100),
  documents    text[] not null default '{}',
  version      integer not null default 1,
  updated_at   timestamptz not null,
  unique (lender_id, reference),
  check (ends_on is null or ends_on >= signed_on)
);

-- What a lender reported of us to the RBI on CIMS, as it told us.
create table cims_filing (
  filing_id  integer generated always as identity primary key,
  lender_id  integer not null references lender,
  kind       text not null check (kind in ('first', 'change', 'annual')),
  filed_on   date not null,
  reference  text not null,
  entered_by text not null,
  entered_at timestamptz not null
);
create index cims_filing_of on cims_filing (lender_id, filed_on);
create trigger cims_filing_stays before update or delete on cims_filing
  for each row execute function refuse_change();

-- A security or personal-data incident with its clocks. Its story holds no personal data.
create table incident (
  incident_id          integer generated always as identity primary key,
  number               text not null unique check (number ~ '^I-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  title                text not null,
  kind                 text not null,
  summary              text not null,
  noticed_at           timestamptz not null,
  personal_data        flag not null,
  people               integer check (people >= 0),
  cert_in_reported_at  timestamptz,
  board_informed_at    timestamptz,
  board_detailed_at    timestamptz,
  people_informed_at   timestamptz,
  closed_at            timestamptz,
  opened_by            text not null,
  opened_at            timestamptz not null
);
create index incident_open on incident (noticed_at) where closed_at is null;
create table incident_event (
  event_id    bigint generated always as identity primary key,
  incident_id integer not null references incident,
  step        text not null
    check (step in ('opened', 'note', 'cert_in_reported', 'board_informed', 'board_detailed', 'people_informed', 'closed')),
  text        text not null,
  by_name     text not null,
  at          timestamptz not null
);
create index incident_event_of on incident_event (incident_id, event_id);
create trigger incident_event_stays before update or delete on incident_event
  for each row execute function refuse_change();
