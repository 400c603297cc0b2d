import type { Question } from './detail-groups.ts'
import type { DetailField, DetailValues } from './detail-values.ts'

/** What stands in the controls, and what of it is told to be wrong. */
export interface DetailAnswers {
  /** A new object after each change. */
  values: () => DetailValues
  set: <Field extends DetailField>(field: Field, value: DetailValues[Field]) => void
  /** From now on what is wrong with these is told as it stands: they were left, or are wanted now. */
  validate: (fields: readonly DetailField[]) => void
  /** What is told about a field: a message key or the server's words. */
  mistakeOf: (field: DetailField) => string | undefined
  /** Calls with the field that was set; with null where only what is told has changed. */
  subscribe: (listener: (changed: DetailField | null) => void) => () => void
}

/** The answers of the form. Nobody is told of a mistake while they type for the first time: a field tells it once it was left. */
export const makeAnswers = (
  start: DetailValues,
  problemsOf: (values: DetailValues) => ReadonlyMap<Question, string>,
): DetailAnswers => {
  let values = start
  let problems = problemsOf(start)
  const told = new Set<DetailField>()
  const listeners = new Set<(changed: DetailField | null) => void>()
  const change = (field: DetailField | null): void => {
    problems = problemsOf(values)
    for (const listener of listeners) listener(field)
  }
  return {
    values: () => values,
    set: (field, value) => {
      if (values[field] === value) return
      values = { ...values, [field]: value }
      change(field)
    },
    validate: (fields) => {
      for (const field of fields) told.add(field)
      change(null)
    },
    mistakeOf: (field) => (told.has(field) ? problems.get(field) : undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
