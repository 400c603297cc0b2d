import { expect, test } from 'vitest'
import type { DocumentRow } from './documents.queries.ts'
import { presentDocument, presentOwnDocument } from './present-document.ts'

const at = new Date('2026-11-01T06:00:00Z')
const row: DocumentRow = {
  document_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d04',
  partner_id: 1,
  kind: 'pan',
  media_type: 'image/png',
  bytes: 5,
  sent_at: at,
  stored_at: at,
  state: 'refused',
  refused_reason: 'It is cut off',
  decided_by: 'meera',
  decided_at: at,
}

test('what was refused or replaced says until when it is kept; what stands is kept without an end', () => {
  expect(presentDocument(row)).toMatchObject({ kept_until: '2027-01-30T06:00:00.000Z', decided_by: 'meera' })
  expect(presentDocument({ ...row, state: 'replaced', refused_reason: null }).kept_until).not.toBeNull()
  expect(presentDocument({ ...row, state: 'accepted', refused_reason: null }).kept_until).toBeNull()
})

test('a partner is not told who looked', () => {
  expect(presentOwnDocument(row)).not.toHaveProperty('decided_by')
})
