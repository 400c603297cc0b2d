import { expect, it } from 'vitest'
import { presentMessages, presentOwnThread, presentStaffThread } from './present-thread.ts'

const at = new Date('2026-11-27T04:30:00.000Z')
const row = {
  thread_id: 3,
  partner_id: 7,
  topic: 'tech-support',
  kind: 'links',
  subject: 'My QR code',
  state: 'ANSWERED',
  assignee: 'meera',
  opened_at: at,
  last_at: at,
  waiting_since: null,
  due_at: null,
  unread: 1,
} as const

it('tells a partner nothing of who of staff took it', () => {
  expect(presentOwnThread(row)).toMatchObject({ thread_id: 3, unread: 1, due_at: null })
  expect(JSON.stringify(presentOwnThread(row))).not.toContain('meera')
  expect(presentStaffThread(row, 'Gomti')).toMatchObject({ assignee: 'meera', partner_name: 'Gomti' })
})

it.each([
  ['staff', 'The House', 'The House'],
  ['staff', null, 'meera'],
  ['partner', 'The House', 'Asha'],
] as const)('what %s wrote stands under the name that %s may read', (written_by, house, author) => {
  const message = {
    message_id: 1,
    thread_id: 3,
    written_by,
    author: written_by === 'staff' ? 'meera' : 'Asha',
    text: 'Hello',
    has_picture: 0,
    at,
  } as const
  expect(presentMessages([message], house)).toMatchObject([{ by: written_by, author }])
})
