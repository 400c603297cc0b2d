import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/** A figure that law or tax sets; in force from its day until a later row of the same name. */
export interface RegulatedFigureRow {
  name: string
  value: number
  valid_from: string
}

export const listRegulatedFigures = (db: Database): Promise<RegulatedFigureRow[]> =>
  db.rows(sql`select name, value, valid_from from regulated_figure order by name, valid_from desc`)

/** The figures in force on `day` (YYYY-MM-DD in IST), by name. */
export const listFiguresOn = async (db: Database, day: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.rows<{ name: string; value: number }>(
    prepared(
      'figures-on',
      sql`select distinct on (name) name, value from regulated_figure where valid_from <= ${day}::date
        order by name, valid_from desc`,
    ),
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Every row with its source, by name and the latest first. */
export const listSourcedFigures = (db: Database): Promise<(RegulatedFigureRow & { source: string })[]> =>
  db.rows(sql`select name, value, valid_from, source from regulated_figure order by name, valid_from desc`)

/** Adds a row; what stands is never changed here. */
export const addFigure = (tx: Database, row: RegulatedFigureRow & { source: string }): Promise<number> =>
  tx.run(sql`insert into regulated_figure (name, value, valid_from, source)
    values (${row.name}, ${row.value}, ${row.valid_from}, ${row.source})`)

export interface ProposalRow extends RegulatedFigureRow {
  proposal_id: number
  source: string
  proposed_by: number
  proposed_by_name: string
  proposed_at: Date
  decision: 'approved' | 'refused' | null
  decided_by_name: string | null
  decided_at: Date | null
  note: string | null
}

const proposalColumns = sql`proposal_id, name, value, valid_from, source, proposed_by, proposed_by_name, proposed_at, decision,
  decided_by_name, decided_at, note`

const NEWEST = 100

/** Those that wait first, then the newest. */
export const listProposals = (db: Database): Promise<ProposalRow[]> =>
  db.rows(sql`select ${proposalColumns} from figure_proposal
    order by decision is not null, proposed_at desc, proposal_id desc limit ${NEWEST}`)

/** Throws a violation of figure_proposal_waiting where one of the same figure and day waits. @returns its id. */
export const addProposal = async (
  tx: Database,
  proposal: Pick<
    ProposalRow,
    'name' | 'value' | 'valid_from' | 'source' | 'proposed_by' | 'proposed_by_name' | 'proposed_at'
  >,
): Promise<number> => {
  const row = await tx.row<{ proposal_id: number }>(sql`insert into figure_proposal
      (name, value, valid_from, source, proposed_by, proposed_by_name, proposed_at)
    values (${proposal.name}, ${proposal.value}, ${proposal.valid_from}, ${proposal.source}, ${proposal.proposed_by},
      ${proposal.proposed_by_name}, ${proposal.proposed_at}) returning proposal_id`)
  if (row === null) throw new Error('no proposal was stored')
  return row.proposal_id
}

/** Locked until the transaction ends, so that it is decided once. */
export const lockProposal = (tx: Database, proposalId: number): Promise<ProposalRow | null> =>
  tx.row(sql`select ${proposalColumns} from figure_proposal where proposal_id = ${proposalId} for update`)

export const decideProposal = (
  tx: Database,
  proposalId: number,
  decided: {
    decision: 'approved' | 'refused'
    staff_id: number
    name: string
    note: string | null
    now: Date
  },
): Promise<number> =>
  tx.run(sql`update figure_proposal set decision = ${decided.decision}, decided_by = ${decided.staff_id},
      decided_by_name = ${decided.name}, decided_at = ${decided.now}, note = ${decided.note}
    where proposal_id = ${proposalId}`)
