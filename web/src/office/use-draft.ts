import { useCallback, useState } from 'react'

const read = <Values extends object>(key: string, initial: Values): Values => {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? initial : { ...initial, ...(JSON.parse(text) as Partial<Values>) }
  } catch {
    // A browser that blocks storage, or a draft of another version, leaves the empty form.
    return initial
  }
}

/**
 * The values of a form, kept in this tab until they are sent: a session that ends meanwhile takes nothing that was typed. Never
 * for passwords, codes or personal data of customers.
 *
 * @param key names the form and its object: "add-lender", "revenue-rule 17".
 * @returns the values, how to change some, and how to forget them (after they are sent, or given up).
 */
export const useDraft = <Values extends object>(
  key: string,
  initial: Values,
): [values: Values, set: (changes: Partial<Values>) => void, forget: () => void] => {
  const name = `draft ${key}`
  const [values, setValues] = useState(() => read(name, initial))
  const set = (changes: Partial<Values>): void => {
    const next = { ...values, ...changes }
    setValues(next)
    try {
      sessionStorage.setItem(name, JSON.stringify(next))
    } catch {
      // A full or blocked storage loses nothing but the draft after a sign-in.
    }
  }
  const forget = useCallback((): void => {
    setValues(initial)
    try {
      sessionStorage.removeItem(name)
    } catch {
      // As above: there is nothing to forget.
    }
  }, [name, initial])
  return [values, set, forget]
}
