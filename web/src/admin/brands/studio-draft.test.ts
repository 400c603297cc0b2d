import { expect, test } from 'vitest'
import { draftErrors, emptyDraft, hostsFromText, isSameDraft } from './studio-draft.ts'

test.each([
  ['', []],
  [' Loans.Example.in \n\n a.example.in,b.example.in', ['loans.example.in', 'a.example.in', 'b.example.in']],
])('host names of %j', (text, hosts) => {
  expect(hostsFromText(text)).toEqual(hosts)
})

test('the first word about a field counts, whoever says it', () => {
  expect(draftErrors({ 'draft.hosts.1': 'First', 'hosts.2': 'Second', slug: 'Taken' })).toEqual({
    hosts: 'First',
    slug: 'Taken',
  })
})

test('a draft is the same where every field is', () => {
  expect(isSameDraft(emptyDraft, { ...emptyDraft, hosts: [] })).toBe(true)
  expect(isSameDraft(emptyDraft, { ...emptyDraft, hosts: ['a.in'] })).toBe(false)
})
