import { afterEach, expect, test } from 'vitest'
import { readDraft } from '../../browser-storage/drafts.ts'
import { forgetDrafts } from '../../browser-storage/forget-drafts.ts'
import { readDetailDraft, saveDetailDraft } from './detail-drafts.ts'

afterEach(forgetDrafts)

const typed = { first_name: 'Asha 2', tin: 'ABCPV', birth_date: '17/05', account_number: '3012' }

test('what is typed is there again, and no sealed value is stored on the device', () => {
  saveDetailDraft('asha', typed)
  expect(readDetailDraft('asha')).toEqual(typed)
  expect(readDraft('details asha')).toEqual({ first_name: 'Asha 2' })
  saveDetailDraft('asha', {})
  expect(readDetailDraft('asha')).toEqual({})
})

test('nobody else finds it, and the first does not find it after them', () => {
  saveDetailDraft('asha', typed)
  expect(readDetailDraft('ravi')).toEqual({})
  expect(readDraft('details asha')).toEqual({})
})
