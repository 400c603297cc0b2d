import type { SignedInCustomer } from './builders/build-customer.ts'
import { post, readPasscode } from './sign-in-by-calls.ts'
import type { TestApp } from './test-app.ts'

/** Deletes a customer as they do it themselves: with a passcode and the typed word. */
export const deleteByCalls = async (
  { app, services }: Pick<TestApp, 'app' | 'services'>,
  { headers, mobile_phone_number }: SignedInCustomer,
): Promise<void> => {
  const asked = await post(app, '/api/my-data/passcode', { act: 'delete' }, headers)
  const { confirm_id } = asked.json<{ confirm_id: string }>()
  const otp = await readPasscode(services, mobile_phone_number ?? '')
  const answer = await post(app, '/api/my-data/delete', { confirm_id, otp, typed: 'DELETE' }, headers)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
