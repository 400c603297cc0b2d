import { expect, test } from 'vitest'
import { guardRoute, type GuardFacts } from './guard-route.ts'

const facts: GuardFacts = {
  path: '/admin/lenders',
  search: '',
  root: '/admin',
  loginPath: '/admin/login',
  isLogin: false,
  isSignedIn: true,
  access: 'open',
  arrival: '/admin/dashboard',
  confinedTo: null,
}
const login = { path: '/admin/login', isLogin: true, access: 'unknown' } as const
const stranger = { isSignedIn: false } as const

test.each<[string, Partial<GuardFacts>, string | null]>([
  ['an open page is shown', {}, null],
  ['a page that is none is shown as not found', { path: '/admin/nothing', access: 'unknown' }, null],
  ['a closed page leads to the dashboard', { access: 'closed' }, '/admin/dashboard'],
  [
    'a closed page leads to the first page of a role without dashboard',
    { access: 'closed', arrival: '/admin/csr-portal' },
    '/admin/csr-portal',
  ],
  ['the area itself leads to the dashboard', { path: '/admin', access: 'unknown' }, '/admin/dashboard'],
  [
    "an area's root that is its home is shown",
    { path: '/partner', root: '/partner', arrival: '/partner' },
    null,
  ],
  ['a closed page that is the arrival is not left', { path: '/admin/dashboard', access: 'closed' }, null],
  [
    'without a session the page is asked for again after sign-in',
    stranger,
    '/admin/login?callback=%2Fadmin%2Flenders',
  ],
  [
    'and its query',
    { ...stranger, search: '?q=a&sort=-name' },
    '/admin/login?callback=%2Fadmin%2Flenders%3Fq%3Da%26sort%3D-name',
  ],
  ['the area itself needs no callback', { ...stranger, path: '/admin' }, '/admin/login'],
  ['a stranger may sign in', { ...stranger, ...login }, null],
  ['the sign-in page leads to the dashboard when signed in', login, '/admin/dashboard'],
  [
    'the sign-in page leads to its callback when signed in',
    { ...login, search: '?callback=%2Fadmin%2Flenders%3Fq%3Da' },
    '/admin/lenders?q=a',
  ],
  ['never to another site', { ...login, search: '?callback=%2F%2Fevil.example' }, '/admin/dashboard'],
  ['never to another area', { ...login, search: '?callback=%2Fuser%2Foffers' }, '/admin/dashboard'],
  ['who has to enrol is led there', { confinedTo: '/admin/account' }, '/admin/account'],
  ['also from the sign-in page', { ...login, confinedTo: '/admin/account' }, '/admin/account'],
  ['and stays there', { path: '/admin/account', confinedTo: '/admin/account' }, null],
  ['a stranger is not confined', { ...stranger, ...login, confinedTo: '/admin/account' }, null],
])('%s', (_, changes, expected) => {
  expect(guardRoute({ ...facts, ...changes })).toBe(expected)
})
