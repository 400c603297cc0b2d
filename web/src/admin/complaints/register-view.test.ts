import { expect, it } from 'vitest'
import { registerQuery } from './register-view.ts'

it.each([
  [{ view: '', category: '', mine: '' }, {}],
  [
    { view: 'due', category: 'charges', mine: '1' },
    { view: 'due', category: 'charges', mine: '1' },
  ],
  [{ view: 'open', category: 'nothing', mine: 'yes' }, {}],
  [{ view: 'all', category: '', mine: '' }, { view: 'all' }],
])('%j is asked for as %j', (state, query) => {
  expect(registerQuery(state)).toEqual(query)
})
