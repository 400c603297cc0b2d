import {
  isPermission,
  questionNames,
  type QuestionName,
} from '@marketplace/contract/customers/customer-fields'
import { completedFlags, type CompletedFlag } from '@marketplace/contract/reference/product-journeys'
import type { Profile } from '@marketplace/contract/customers/profiles'

const untold = Object.fromEntries(
  questionNames.map((question) => [question, isPermission(question) ? 0 : null]),
) as Pick<Profile, QuestionName>
const uncompleted = Object.fromEntries(completedFlags.map((flag) => [flag, 0])) as Pick<
  Profile,
  CompletedFlag
>

/** A customer who has just signed in with a mobile number, with what a test says of them. */
export const exampleProfile = (facts: Partial<Profile> = {}): Profile => ({
  user_id: '00000000-0000-4000-8000-000000000001',
  channel_id: 1,
  role_id: 4,
  email_verified: 0,
  mobile_phone_code: '91',
  language: 'en',
  merchant_location_id: null,
  ...uncompleted,
  pl_update_required: 0,
  pl_se_update_required: 0,
  editing_products: [],
  inflight_credit_app_id: null,
  inflight_applications: [],
  ...untold,
  mobile_phone_number: '9000000001',
  is_editing: 1,
  ...facts,
})
