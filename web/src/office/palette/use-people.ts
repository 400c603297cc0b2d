import { useState } from 'react'
import { failureText } from '../show/failure-text.ts'
import type { PeopleSource } from '../session/palette-source.ts'
import type { PeopleFound } from './palette-groups.ts'

interface Answer {
  text: string
  found: PeopleFound | null
  failure: string | null
  isBusy: boolean
}

const nothing: Answer = { text: '', found: null, failure: null, isBusy: false }

/** Whom a search found, for as long as the same text stands. It is made when it is asked for, never by typing. */
export const usePeople = (source: PeopleSource | null, typed: string) => {
  const text = typed.trim()
  const [answer, setAnswer] = useState(nothing)
  const find = async (): Promise<PeopleFound | null> => {
    if (source === null || (answer.text === text && answer.isBusy)) return null
    setAnswer({ ...nothing, text, isBusy: true })
    try {
      const found = await source.find(text)
      setAnswer((now) => (now.text === text ? { ...nothing, text, found } : now))
      return found
    } catch (error) {
      setAnswer((now) => (now.text === text ? { ...nothing, text, failure: failureText(error) } : now))
      return null
    }
  }
  return { ...(answer.text === text ? answer : nothing), kind: source?.kindOf(text) ?? null, find }
}
