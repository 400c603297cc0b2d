import type { OfficeCreative } from '@marketplace/contract/partner-area/creatives-office'
import type { OfficeCourse, OfficeQuestion } from '@marketplace/contract/partner-area/training-office'
import { expect, it } from 'vitest'
import {
  courseInForm,
  courseOfForm,
  creativeInForm,
  creativeOfForm,
  productKey,
  questionInForm,
  questionOfForm,
} from './content-forms.ts'

it('a creative comes back from its form as it was', () => {
  const creative = { channel: null, product_type: null, lender_id: 7, body: 'x', tag: 't' } as OfficeCreative
  const { tag, ...form } = creativeInForm(creative)
  expect([tag, form['channel'], form['lender_id']]).toEqual(['t', 'none', '7'])
  expect(creativeOfForm(form, null)).toEqual({
    channel: null,
    product_type: null,
    lender_id: 7,
    body: 'x',
    picture: null,
  })
})

it('a course keeps its products, whose names have spaces', () => {
  expect(productKey('Affordable Housing Loan')).toBe('Affordable_Housing_Loan')
  const form = courseInForm({ product_types: ['Gold Loans', 'Car'], status: 1, tag: 't' } as OfficeCourse)
  expect(form['product_types']).toEqual(['Gold_Loans', 'Car'])
  expect(courseOfForm(form)).toMatchObject({ product_types: ['Gold Loans', 'Car'], status: 1 })
  expect(courseOfForm({ product_types: null, status: '0' })).toEqual({ product_types: [], status: 0 })
})

it('the answers of a question stand one a line', () => {
  const form = questionInForm({ options: ['One', 'Two'], tag: 't' } as OfficeQuestion)
  expect(form['options']).toBe('One\nTwo')
  expect(questionOfForm({ options: ' One \n\nTwo ' }).options).toEqual(['One', 'Two'])
  expect(questionOfForm({ options: null }).options).toEqual([])
})
