import type { LanguageId } from '@marketplace/contract/platform/formats'
import { describe, expect, it } from 'vitest'
import { judgeConsentPlan } from './judge-consent-plan.ts'

const today = '2026-11-20'
const share = new Map<LanguageId, string>([
  ['en', '{brand} gives my data to {lender}.'],
  ['hi', '{brand} मेरी जानकारी {lender} को देता है।'],
])
const notice = new Map<LanguageId, string>([
  ['en', 'I agree with {brand}.\nWhich data: my name.\nHow long: a year.'],
  ['hi', 'मैं {brand} से सहमत हूँ।\nकौन-सी: नाम।\nकब तक: एक साल।'],
])
const hi = '{brand} मेरा नाम {lender} को देता है।'
const en = '{brand} gives my name to {lender}.'

describe('new words of a consent', () => {
  it.each<[string, object, unknown]>([
    ['tomorrow', {}, null],
    ['in one language alone', { texts: { en, hi: share.get('hi') } }, null],
    ['from today', { valid_from: today }, { field: 'valid_from', key: 'consent_day_past' }],
    ['from yesterday', { valid_from: '2026-11-19' }, { field: 'valid_from', key: 'consent_day_past' }],
    [
      'on a day that has others',
      { valid_from: '2027-01-01' },
      { field: 'valid_from', key: 'consent_day_taken' },
    ],
    [
      'without the lender',
      { texts: { en: '{brand} gives it away.', hi } },
      { field: 'texts.en', key: 'consent_names_differ', values: { names: '{brand} {lender}' } },
    ],
    [
      'with a name of their own',
      { texts: { en, hi: `${hi} {code}` } },
      { field: 'texts.hi', key: 'consent_names_differ', values: { names: '{brand} {lender}' } },
    ],
    [
      'with a brace that is left open',
      { texts: { en: `${en} {`, hi } },
      { field: 'texts.en', key: 'consent_names_differ', values: { names: '{brand} {lender}' } },
    ],
    [
      'without a language',
      { texts: { en } },
      { field: 'texts.hi', key: 'consent_names_differ', values: { names: '{brand} {lender}' } },
    ],
    [
      'that are those in force',
      { texts: Object.fromEntries(share) },
      { field: 'texts.en', key: 'consent_same' },
    ],
  ])('%s', (_, change, problem) => {
    const plan = { purpose: 'share' as const, valid_from: '2026-11-21', texts: { en, hi }, ...change }
    expect(judgeConsentPlan(plan, { inForce: share, plannedDays: ['2027-01-01'] }, today)).toEqual(problem)
  })

  it.each([
    ['with every part', 'I agree with {brand} now.\nWhich data: my name.\nHow long: a year.', null],
    ['with a part less', 'I agree with {brand} now.\nWhich data: my name.', 'consent_notice_lines'],
    [
      'with a part that has no name',
      'I agree with {brand}.\nMy name.\nHow long: a year.',
      'consent_notice_lines',
    ],
    [
      'with a part that says nothing',
      'I agree with {brand}.\nWhich data: \nHow long: a year.',
      'consent_notice_lines',
    ],
  ])('a notice %s', (_, text, key) => {
    const texts = { en: text, hi: notice.get('hi') ?? '' }
    const plan = { purpose: 'terms' as const, valid_from: '2026-11-21', texts }
    expect(judgeConsentPlan(plan, { inForce: notice, plannedDays: [] }, today)?.key ?? null).toBe(key)
  })

  it('a word with a colon elsewhere is no notice of other purposes', () => {
    const texts = { en: `${en}\nOne more line`, hi }
    const plan = { purpose: 'share' as const, valid_from: '2026-11-21', texts }
    expect(judgeConsentPlan(plan, { inForce: share, plannedDays: [] }, today)).toBeNull()
  })
})
