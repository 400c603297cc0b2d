import { afterEach, beforeEach, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { mount } from '../testing/mount.tsx'
import { Link } from './link.tsx'
import { NavLink } from './nav-link.tsx'
import { BrowserRouter, PathPatterns, SendTo, useLocation, useNavigate, useParams } from './router.tsx'

const Place = () => {
  const { pathname, search, state, key, arrival } = useLocation()
  const params = useParams()
  const navigate = useNavigate()
  return (
    <>
      <output>
        {JSON.stringify({ at: pathname + search, state, isFirst: key === 'default', arrival, params })}
      </output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}
const place = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object

const outside = {
  pathOf: (pathname: string) => pathname.replace(/^\/hi(?=\/)/, ''),
  hrefOf: (address: string) => `/hi${address}`,
}
const patterns = ['/goods/:id', '/goods/:id/:part']
const stand = () =>
  mount(
    <BrowserRouter outside={outside}>
      <PathPatterns patterns={patterns}>
        <Place />
      </PathPatterns>
      <Link to="/goods/7" state={{ from: 'list' }}>
        Seven
      </Link>
      <Link to="?page=2">Second page</Link>
      <Link to="/goods/7" target="_blank">
        Apart
      </Link>
      <NavLink to="/goods" end={false} className={({ isActive }) => (isActive ? 'here' : 'there')}>
        Goods
      </NavLink>
    </BrowserRouter>,
  )
const link = (name: string) => {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  if (found === undefined) throw new Error(`there is no link ${name}`)
  return found
}
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))

beforeEach(() => history.replaceState(null, '', '/hi/start'))
afterEach(() => history.replaceState(null, '', '/'))

test('a link names the address outside, and goes there without the server', async () => {
  await stand()
  expect(place()).toEqual({ at: '/start', state: null, isFirst: true, arrival: 'popped', params: {} })
  expect(link('Seven').getAttribute('href')).toBe('/hi/goods/7')
  await act(() => link('Seven').click())
  expect(location.pathname).toBe('/hi/goods/7')
  const seven = { at: '/goods/7', state: { from: 'list' }, isFirst: false, params: { id: '7' } }
  expect(place()).toEqual({ ...seven, arrival: 'pushed' })
  expect(link('Goods').getAttribute('aria-current')).toBe('page')
  expect(link('Goods').className).toBe('here')
  await act(() => link('Second page').click())
  expect(place()).toMatchObject({ at: '/goods/7?page=2', state: null, params: { id: '7' } })
  const back = popped()
  await act(async () => {
    document.querySelector('button')?.click()
    await back
  })
  expect(place()).toEqual({ ...seven, arrival: 'popped' })
})

test('a link to where one is makes no step, and the way back leads past it', async () => {
  await stand()
  await act(() => link('Seven').click())
  const { length } = history
  await act(() => link('Seven').click())
  expect(history.length).toBe(length)
  expect(place()).toMatchObject({ at: '/goods/7', arrival: 'replaced' })
})

test('a press for another tab is the browser’s', async () => {
  await stand()
  const presses = [
    [link('Apart'), {}],
    [link('Seven'), { ctrlKey: true }],
    [link('Seven'), { metaKey: true }],
    [link('Seven'), { shiftKey: true }],
    [link('Seven'), { button: 1 }],
  ] as const
  const left: boolean[] = []
  const keep = (event: Event): void => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', keep)
  for (const [to, keys] of presses)
    await act(
      () => void to.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })),
    )
  document.removeEventListener('click', keep)
  expect(left).toEqual(presses.map(() => true))
  expect(place()).toMatchObject({ at: '/start' })
})

test('who is sent on cannot come back to where they were sent from', async () => {
  const { length } = history
  await mount(
    <BrowserRouter outside={outside}>
      <SendTo to="/goods/8/size" state="why" />
      <PathPatterns patterns={patterns}>
        <Place />
      </PathPatterns>
    </BrowserRouter>,
  )
  expect(history.length).toBe(length)
  expect(place()).toMatchObject({ at: '/goods/8/size', state: 'why', params: { id: '8', part: 'size' } })
})
