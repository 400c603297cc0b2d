import { guardFormula } from '@marketplace/contract/platform/formula-guard'
import Papa from 'papaparse'

/** One row of the sheet: a regulated entity and a digital lending site that shows it. */
export interface CimsRow {
  lender: string
  category: string
  registration_number: string
  site_name: string
  site_link: string
  owner: string
  owner_cin: string
  grievance_officer: string
  grievance_email: string
  grievance_phone: string
  role: string
  agreement_signed_on: string
  agreement_ends_on: string
}

const columns: readonly { title: string; of: keyof CimsRow }[] = [
  { title: 'Regulated entity', of: 'lender' },
  { title: 'Category', of: 'category' },
  { title: 'Registration number', of: 'registration_number' },
  { title: 'DLA name', of: 'site_name' },
  { title: 'DLA link', of: 'site_link' },
  { title: 'DLA owner (LSP)', of: 'owner' },
  { title: 'CIN of owner', of: 'owner_cin' },
  { title: 'Grievance redressal officer', of: 'grievance_officer' },
  { title: 'Officer e-mail', of: 'grievance_email' },
  { title: 'Officer telephone', of: 'grievance_phone' },
  { title: 'Activities of the LSP', of: 'role' },
  { title: 'Agreement signed', of: 'agreement_signed_on' },
  { title: 'Agreement ends', of: 'agreement_ends_on' },
]

/** The data that a lender reports on CIMS (RBI Digital Lending Directions, 2025, para 17) as CSV with a line of titles. */
export const writeCimsCsv = (rows: readonly CimsRow[]): string =>
  `${Papa.unparse([
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ of }) => guardFormula(row[of]))),
  ])}\r\n`
