import { expect, test } from 'vitest'
import { draftErrors, emptyDraft, filledDraft, hostsFromText, isSameDraft } from './studio-draft.ts'

test.each([
  ['', []],
  [' Loans.Example.in \n\n a.example.in,b.example.in', ['loans.example.in', 'a.example.in', 'b.example.in']],
])('host names of %j', (text, hosts) => {
  expect(hostsFromText(text)).toEqual(hosts)
})

test('the first word about a field counts, whoever says it, until the field is changed', () => {
  const values = { slug: 'nimbu', version: null, draft: emptyDraft }
  const refused = {
    errors: { 'draft.hosts.1': 'First', 'hosts.2': 'Second', slug: 'Taken', 'draft.name': 'Needed' },
    values,
  }
  expect(draftErrors(refused, values)).toEqual({ hosts: 'First', slug: 'Taken', name: 'Needed' })
  const mended = { ...values, slug: 'lemon', draft: { ...emptyDraft, name: 'Nimbu' } }
  expect(draftErrors(refused, mended)).toEqual({ hosts: 'First' })
})

test.each([
  ['slug', '', 'This value is not allowed here', 'Short name is missing'],
  ['slug', 'a b', 'This value is not allowed here', 'Small letters, digits and - only'],
  ['slug', 'taken', 'There is a brand with this address', 'There is a brand with this address'],
  ['draft.legal_name', 'nimbu', 'Please fill this in', 'Company is missing'],
  ['draft.cin', 'nimbu', 'Enter the 21 characters', 'Enter the 21 characters'],
])('of %s, with the short name %j, %j reads %j', (path, slug, message, words) => {
  const values = { slug, version: null, draft: emptyDraft }
  expect(Object.values(draftErrors({ errors: { [path]: message }, values }, values))).toEqual([words])
})

test('the picture of an empty draft has something in every place', () => {
  const filled = filledDraft({ ...emptyDraft, name: ' ', co_brand_name: '' })
  expect(Object.values(filled).filter((value) => typeof value === 'string' && value.trim() === '')).toEqual(
    [],
  )
  expect(filledDraft({ ...filled, name: 'Nimbu' }).name).toBe('Nimbu')
})

test('a draft is the same where every field is', () => {
  expect(isSameDraft(emptyDraft, { ...emptyDraft, hosts: [] })).toBe(true)
  expect(isSameDraft(emptyDraft, { ...emptyDraft, hosts: ['a.in'] })).toBe(false)
})
