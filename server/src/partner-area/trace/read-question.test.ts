import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const click_id = '01998a60-1c3b-7d10-8f00-0123456789ab'

test.each([
  [click_id.toUpperCase(), { asked: 'click', click_id }],
  ['******4402', { asked: 'mobile', ending: '4402' }],
  [' 4402 ', { asked: 'mobile', ending: '4402' }],
  ['L-20418', { asked: 'lead', lead_id: 20_418 }],
  ['lead 7', { asked: 'lead', lead_id: 7 }],
  ['L0', null],
  ['9876544402', null],
  ['440', null],
  ['gomti', null],
])('"%s"', (typed, question) => {
  expect(readQuestion(typed)).toEqual(question)
})
