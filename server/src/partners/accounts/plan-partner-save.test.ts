import { describe, expect, test } from 'vitest'
import { auditOfSave, planPartnerSave, type PartnerFacts } from './plan-partner-save.ts'

const stored: PartnerFacts = {
  name: 'Gomti Associates',
  legal_name: null,
  contact_name: 'Farah Siddiqui',
  email: 'farah@example.com',
  phone: '9000000101',
  pan: 'AAPFU0939F',
  gstin: null,
  account_name: null,
  account_number: '30123456789',
  ifsc: 'SBIN0001234',
  agreement_date: null,
}
const plan = (patch: object, facts: Partial<PartnerFacts> = {}) =>
  planPartnerSave({ ...stored, ...facts }, { partner_id: 1, version: 1, ...patch })

describe('what a save changes', () => {
  test.each([
    ['nothing new', { name: 'Gomti Associates', ifsc: 'SBIN0001234' }, {}],
    ['the same address in another case', { email: 'Farah@Example.com' }, {}],
    ['another address', { email: 'Desk@Example.com' }, { email: 'desk@example.com' }],
    ['emptying', { ifsc: null, legal_name: null }, { ifsc: null }],
    ['what is absent stays', { phone: undefined }, {}],
    ['the GSTIN of its PAN', { gstin: '27AAPFU0939F1ZV' }, { gstin: '27AAPFU0939F1ZV' }],
  ])('%s', (_, patch, changes) => {
    expect(plan(patch)).toEqual({ refusal: null, changes })
  })

  test.each([
    ['the GSTIN of another PAN', { gstin: '29AAGCB7383J1Z4' }, {}],
    ['another PAN than the GSTIN has', { pan: 'AAGCB7383J' }, { gstin: '27AAPFU0939F1ZV' }],
    ['both, of two holders', { pan: 'AAACC1206D', gstin: '29AAGCB7383J1Z4' }, {}],
  ])('%s is refused', (_, patch, facts) => {
    expect(plan(patch, facts)).toEqual({ refusal: 'gstin_not_of_pan' })
  })

  test.each([
    ['the PAN is emptied', { pan: null, gstin: '29AAGCB7383J1Z4' }, {}],
    ['none is known', { gstin: '29AAGCB7383J1Z4' }, { pan: null }],
    ['neither is touched', { phone: '9000000102' }, { gstin: '29AAGCB7383J1Z4' }],
    ['both change', { pan: 'AAGCB7383J', gstin: '29AAGCB7383J1Z4' }, {}],
  ])('a GSTIN is not compared where %s', (_, patch, facts) => {
    expect(plan(patch, facts).refusal).toBeNull()
  })
})

test('the audit log gets no PAN, no GSTIN that holds it, account number, phone or address in clear', () => {
  const changes = {
    pan: 'AAGCB7383J',
    gstin: '29AAGCB7383J1Z4',
    account_number: '501004567890',
    phone: '9000000199',
    email: 'desk@example.com',
    name: 'Gomti LLP',
    ifsc: null,
  }
  expect(auditOfSave(stored, changes)).toEqual({
    before: {
      pan: '…939F',
      gstin: null,
      account_number: '…6789',
      phone: '…0101',
      email: 'f…@example.com',
      name: 'Gomti Associates',
      ifsc: 'SBIN0001234',
    },
    after: {
      pan: '…383J',
      gstin: '…J1Z4',
      account_number: '…7890',
      phone: '…0199',
      email: 'd…@example.com',
      name: 'Gomti LLP',
      ifsc: null,
    },
  })
})
