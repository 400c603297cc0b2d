import { showFailure } from './failure-text.ts'

/** "Most failing calls show an error toast" (section 8): says the failure, and leaves it to the dialog to stay open. */
export const toastFailure = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    showFailure(error)
    throw error
  }
}
