import { expect, it } from 'vitest'
import { writeNodalLetter, type LetterFacts } from './nodal-letter.ts'

const facts: LetterFacts = {
  number: 'C-7F3K-9Q2M',
  category: 'charges',
  lender: 'Example Bank Limited',
  our_reference: 'LA-7K2M9QX',
  their_reference: 'EB/77',
  received: '01/11/2026',
  due: '01/12/2026',
  words: ['The fee was taken twice. ', 'It still is.'],
  officer: { name: 'Asha Rao', email: 'grievance@example.com', phone: '1800-000-0100' },
}

it('says what, about which application, by when, and where the customer may go after that', () => {
  expect(writeNodalLetter(facts).split('\n')).toEqual([
    'Complaint C-7F3K-9Q2M, received on 01/11/2026, about Example Bank Limited.',
    'Subject: charges',
    'Application: our reference LA-7K2M9QX, yours EB/77',
    '',
    'What the customer writes:',
    'The fee was taken twice.',
    'It still is.',
    '',
    'Please answer the customer and us by 01/12/2026. From then on the customer may turn to the RBI Ombudsman under the Reserve Bank - Integrated Ombudsman Scheme, 2021 (cms.rbi.org.in).',
    '',
    'Grievance redressal officer: Asha Rao, grievance@example.com, 1800-000-0100',
    '',
  ])
})

it.each([
  [{ their_reference: null }, 'Application: our reference LA-7K2M9QX\n'],
  [{ our_reference: null, their_reference: null }, 'Subject: charges\n\nWhat'],
])('%j', (change, text) => {
  expect(writeNodalLetter({ ...facts, ...change })).toContain(text)
})
