import { expect, test } from 'vitest'
import { dropFactDraft, saveFactDraft, readFactDraft, type DraftStore } from './fact-drafts.ts'

const memory = (): DraftStore => {
  const held = new Map<string, string>()
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
  }
}
const blocked: DraftStore = {
  getItem: () => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('blocked')
  },
  removeItem: () => {
    throw new Error('blocked')
  },
}

test('a draft is of one application and one step, until the lender has it', () => {
  const store = memory()
  saveFactDraft(store, 'reference', 'work', { months: '24' })
  expect(readFactDraft(store, 'reference', 'work')).toEqual({ months: '24' })
  expect(readFactDraft(store, 'reference', 'other')).toEqual({})
  expect(readFactDraft(store, 'another', 'work')).toEqual({})
  dropFactDraft(store, 'reference', 'work')
  expect(readFactDraft(store, 'reference', 'work')).toEqual({})
})

test('storage that is blocked or holds something else is no failure', () => {
  const store = memory()
  store.setItem('lender-page reference work', '{"months": 5}')
  expect(readFactDraft(store, 'reference', 'work')).toEqual({})
  store.setItem('lender-page reference work', 'rubbish')
  expect(readFactDraft(store, 'reference', 'work')).toEqual({})
  expect(readFactDraft(blocked, 'reference', 'work')).toEqual({})
  expect(() => saveFactDraft(blocked, 'reference', 'work', {})).not.toThrow()
  expect(() => dropFactDraft(blocked, 'reference', 'work')).not.toThrow()
})
