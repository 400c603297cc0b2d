import { complaintCategories } from '@marketplace/contract/office/complaints'
import { expect, test } from 'vitest'
import { regulatorFor } from './regulator-for.ts'

const rbi = 'https://cms.rbi.org.in'

test('insurance goes to the insurance regulator, before and after our days', () => {
  for (const is_overdue of [0, 1] as const)
    expect(regulatorFor({ category: 'insurance', is_overdue })).toEqual({
      text: 'complaints.escalate_irdai',
      address: 'https://bimabharosa.irdai.gov.in',
    })
})

test.each(complaintCategories.filter((category) => category !== 'insurance'))(
  '%s goes to the RBI',
  (category) => {
    expect(regulatorFor({ category, is_overdue: 0 })).toEqual({
      text: 'complaints.escalate_rbi',
      address: rbi,
    })
    expect(regulatorFor({ category, is_overdue: 1 })).toEqual({
      text: 'complaints.escalate_now',
      address: rbi,
    })
  },
)
