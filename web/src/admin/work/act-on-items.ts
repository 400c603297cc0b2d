import { actOnWork, type WorkResult } from '@marketplace/contract/care/work'
import type { Body } from '@marketplace/contract/platform/call'
import { invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { showToast } from '../../ui/toast-store.ts'

type Act = Omit<Body<typeof actOnWork>, 'items'>

/** Does one thing with items and has the lists read again. @throws ApiError. */
export const askToAct = async (items: readonly number[], act: Act): Promise<readonly WorkResult[]> => {
  const { data } = await officeCall(actOnWork, { body: { items: [...items], ...act } })
  invalidate('work')
  return data
}

/** The same for one item: what came of it is said in a toast. @returns whether it was done. */
export const actOnOne = async (itemId: number, act: Act, said: string): Promise<boolean> => {
  try {
    const [result] = await askToAct([itemId], act)
    if (result?.result === 'done') {
      showToast(said, 'good')
      return true
    }
    showToast(result?.why ?? 'Somebody else was faster', 'bad')
  } catch (error) {
    showFailure(error, 'That did not work')
  }
  return false
}
