import { act as reactAct } from 'react'

const setActing = (isActing: boolean): void => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing })
}

/** React's `act`: what `work` causes is rendered when it returns. Outside of it the page renders as it does for a visitor. */
export const act = async (work: () => unknown): Promise<void> => {
  setActing(true)
  try {
    await reactAct(async () => {
      await work()
    })
  } finally {
    setActing(false)
  }
}
