import { describe, expect, test } from 'vitest'
import { CertificateNumber, DeletionReference, orderDeletion } from './deletions.ts'

describe('the reference of a request', () => {
  test.each([
    ['complaint', 'C-4F7K-92QM', true],
    ['help_request', '3182', true],
    ['letter', 'L/2026/14', true],
    ['letter', 'In-2026.11.28-0014', false],
    ['letter', '9876543210', false],
    ['letter', '98765-43210', false],
    ['letter', 'ABCPE1234F', false],
    ['letter', 'asha@example.com', false],
    ['letter', 'a letter of hers', false],
    ['letter', '', false],
    ['call', '12', false],
  ])('%s %s', (kind, id, isOne) => {
    expect(DeletionReference.safeParse({ kind, id }).success).toBe(isOne)
  })
})

test.each([
  ['D-4F7K-92QM', true],
  ['D-4F7K-92Q', false],
  ['d-4f7k-92qm', false],
  ['C-4F7K-92QM', false],
])('certificate %s', (text, isOne) => {
  expect(CertificateNumber.safeParse(text).success).toBe(isOne)
})

test.each([
  ['DELETE', true],
  [' DELETE ', true],
  ['delete', false],
  ['', false],
])('typed %j', (typed, isRight) => {
  const body = {
    user_id: 'b9f1c1de-58f7-4b1f-9a53-0d3a3d2a8a10',
    request_id: 'b9f1c1de-58f7-4b1f-9a53-0d3a3d2a8a11',
    reference: { kind: 'letter', id: 'L-1' },
    typed,
  }
  expect(orderDeletion.body.safeParse(body).success).toBe(isRight)
})
