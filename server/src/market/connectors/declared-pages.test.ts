import { factKinds } from '@marketplace/contract/loans/lender-facts'
import { lenderPageNames } from '@marketplace/contract/loans/lender-page-names'
import { stepPatterns } from '@marketplace/contract/loans/lender-pages'
import { expect, it } from 'vitest'
import { demoLenders } from '../../../demo/lenders/lenders.ts'
import { declaredPages, pageAt, pageOfLender } from './declared-pages.ts'
import { ruleOf, type DeclaredFact, type Words } from './page-declaration.ts'

const steps = declaredPages.flatMap((declared) => declared.steps)
const fields = steps.flatMap((step) => (step.pattern === 'fields' ? step.fields : []))

it('declares every page that the contract names, and each once', () => {
  expect(declaredPages.map(({ page }) => page).toSorted()).toEqual(Object.keys(lenderPageNames).toSorted())
  expect(new Set(declaredPages.map(({ slug }) => slug)).size).toBe(declaredPages.length)
  expect(pageOfLender('titli-money')?.page).toBe('titli-money')
  expect(pageAt('gold-doorstep')?.slug).toBe('abhushan-capital')
  expect(pageOfLender('nobody')).toBeNull()
  expect(pageAt('nobody')).toBeNull()
})

it('declares pages of API lenders of the demo, those of the gold group alone under its prefix', () => {
  for (const { slug, page } of declaredPages) {
    const lender = demoLenders.find((one) => one.slug === slug)
    expect([slug, lender?.api]).toEqual([slug, 1])
    expect([page, page.startsWith('gold-')]).toEqual([page, lender?.product_type === 'Gold Loans'])
  }
})

it('uses every pattern and every kind of question', () => {
  expect(new Set(steps.map(({ pattern }) => pattern))).toEqual(new Set(stepPatterns))
  expect(new Set(fields.map(({ kind }) => kind))).toEqual(new Set(factKinds))
})

it('gives a passcode step a page of its own only where the contract names one', () => {
  for (const { page, steps: own } of declaredPages) {
    const below: readonly string[] = lenderPageNames[page]
    expect([page, below.includes('passcode')]).toEqual([
      page,
      own.some(({ pattern }) => pattern === 'passcode'),
    ])
  }
})

it('asks by an option set where there is one for it', () => {
  const named = fields.flatMap((fact) => ('option_set' in fact ? [fact.option_set] : []))
  expect(named.toSorted()).toEqual([
    'employeementTenure',
    'mtCompanyType',
    'mtMaritalStatus',
    'mtResidencyType',
    'niraJobSector',
    'niraWorkStatus',
    'professionType',
    'residentType',
    'totalWorkExperience',
    'upwardsResidentStayCategory',
  ])
})

const hindi = /\p{Script=Devanagari}/u
it('says everything in both languages', () => {
  const wordsOf = (fact: DeclaredFact): Words[] => [
    fact.label,
    ...(fact.hint === undefined ? [] : [fact.hint]),
    ...('options' in fact ? fact.options.map(({ label }) => label) : []),
  ]
  const words = [...steps.flatMap(({ heading, text }) => [heading, text]), ...fields.flatMap(wordsOf)]
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter(({ en, hi }) => en.trim() === '' || hindi.test(en) || !hindi.test(hi))).toEqual([])
})

it('names steps and questions as the calls take them, once a page', () => {
  for (const { steps: own } of declaredPages) {
    const names = own.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][a-z_]{0,31}$/)
    for (const step of own) {
      const asked = step.pattern === 'fields' ? step.fields.map(({ name }) => name) : []
      expect(new Set(asked).size).toBe(asked.length)
      for (const name of asked) expect(name).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
    }
  }
})

it('counts days from today in India', () => {
  const day: DeclaredFact = {
    kind: 'day',
    name: 'day',
    from_days: 1,
    to_days: 14,
    label: { en: 'Day', hi: 'दिन' },
  }
  expect(ruleOf(day, '2026-11-25', {})).toMatchObject({ first_day: '2026-11-26', last_day: '2026-12-09' })
  const needed = fields.map((fact) => ruleOf(fact, '2026-11-25', {}).is_needed)
  expect(new Set(needed)).toEqual(new Set([0, 1]))
})
