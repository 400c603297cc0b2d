import { useSyncExternalStore } from 'react'
import { findReleased, subscribeToCarried, type CarriedAnswers } from '../../session/carried-answers.ts'

/** The answers from before the number that wait for whoever signs in; none while the server renders and in the first render after it. */
export const useWaiting = (): CarriedAnswers | null =>
  useSyncExternalStore(subscribeToCarried, findReleased, () => null)
