import { expect, it } from 'vitest'
import { bellText } from './bell-text.ts'

it.each([
  [0, 'Notifications', null],
  [1, 'Notifications, 1 unread', '1'],
  [99, 'Notifications, 99 unread', '99'],
  [100, 'Notifications, 99+ unread', '99+'],
])('%d unread: %s', (unread, label, mark) => {
  expect(bellText(unread)).toEqual({ label, mark })
})
