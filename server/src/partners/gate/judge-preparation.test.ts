import { documentsOfAll } from '@marketplace/contract/partners/partner-documents'
import { kycItems } from '@marketplace/contract/partners/partner-kyc'
import { expect, test } from 'vitest'
import { judgePreparation, type PreparationFacts } from './judge-preparation.ts'

const ready: PreparationFacts = {
  checked: new Set(kycItems),
  accepted: new Set(documentsOfAll),
  sent: { items: new Set(), documents: new Set() },
  needed: [],
  agreement_date: '2026-11-20',
  courses: [],
}
const stateOf = (facts: Partial<PreparationFacts>): string[] =>
  judgePreparation({ ...ready, ...facts }).map(
    ({ step, state, missing }) => `${step} ${state} ${missing.join(',')}`,
  )

test.each([
  ['all stands', {}, ['details stands ', 'documents stands ', 'agreement stands ', 'training stands ']],
  [
    'nothing was sent',
    { checked: new Set(), accepted: new Set() },
    ['details missing business,tax,bank', `documents missing ${documentsOfAll.join(',')}`],
  ],
  [
    'all was sent and waits for us',
    {
      checked: new Set(),
      accepted: new Set(),
      sent: { items: new Set(kycItems), documents: new Set(documentsOfAll) },
    },
    ['details with_us ', 'documents with_us '],
  ],
  [
    'one was refused: it alone is missing, though others wait',
    { checked: new Set(['business']), sent: { items: new Set(['tax']), documents: new Set() } },
    ['details missing bank'],
  ],
  ['its details ask for another paper', { needed: ['gst'] }, ['documents missing gst']],
  ['the agreement is not accepted', { agreement_date: null }, ['agreement missing ']],
  ['a course is not passed', { courses: ['Who we are'] }, ['training missing Who we are']],
] as const)('%s', (_name, facts, expected) => {
  expect(stateOf(facts as Partial<PreparationFacts>)).toEqual(expect.arrayContaining([...expected]))
})
