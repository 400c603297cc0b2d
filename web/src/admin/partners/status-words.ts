import type { PartnerStatus } from '@marketplace/contract/partners/partners'

/** How a status is called, and how it looks. */
export const statusWords: Readonly<
  Record<PartnerStatus, { label: string; tone: 'good' | 'warn' | 'bad' | 'idle' }>
> = {
  requested: { label: 'Requested', tone: 'warn' },
  active: { label: 'Active', tone: 'good' },
  paused: { label: 'Paused', tone: 'idle' },
  closed: { label: 'Closed', tone: 'bad' },
}

interface Move {
  button: string
  /** What is asked of the partner of this name. */
  title: (name: string) => string
  text: string
}

/** What it takes to give a partner a status, in words. `requested` is never given. */
const moveWords: Readonly<Record<Exclude<PartnerStatus, 'requested'>, Move>> = {
  active: {
    button: 'Activate partner',
    title: (name) => `Activate ${name}?`,
    text: 'It can sign in once it has a password, and customers who come by its link or tracking id count as its leads.',
  },
  paused: {
    button: 'Pause partner',
    title: (name) => `Pause ${name}?`,
    text: 'It is signed out everywhere and cannot sign in. Its link still opens the start page, but brings it no leads. What it brought so far stays its own.',
  },
  closed: {
    button: 'Close partner',
    title: (name) => `Close ${name}?`,
    text: 'It is signed out everywhere and cannot sign in. Its link still opens the start page, but brings it no leads. What it brought so far stays its own.',
  },
}

/** The same where a partner has only asked to become one. */
const requestWords: Readonly<Record<'active' | 'closed', Move>> = {
  active: {
    button: 'Approve',
    title: (name) => `Approve ${name}?`,
    text: 'It becomes an active partner with a link made of its name. Agree the revenue share and set a password next.',
  },
  closed: {
    button: 'Decline',
    title: (name) => `Decline ${name}?`,
    text: 'It stays on the list as closed and cannot be approved afterwards.',
  },
}

export const wordsOfMove = (from: PartnerStatus, to: PartnerStatus): Move | null => {
  if (to === 'requested') return null
  return from === 'requested' && to !== 'paused' ? requestWords[to] : moveWords[to]
}
