import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from '../../router/router.tsx'
import { calculatorInputs, type CalculatorName } from '@marketplace/contract/loans/calculator-inputs'
import type { CalculatorAnswers } from '@marketplace/contract/loans/calculators'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'

export type Typed = Readonly<Record<string, string>>

interface CalculatorState<Answer> {
  typed: Typed
  faults: Readonly<Record<string, string>>
  /** The newest answer; it stays while another is on its way and where that fails. */
  answer: Answer | null
  isWaiting: boolean
  failure: string | null
}

export interface Calculator<Answer> extends CalculatorState<Answer> {
  form: RefObject<HTMLFormElement | null>
  /** Something was typed: asked once the fingers rest. */
  onTyped: () => void
  /** Asks at once. */
  askNow: () => void
}

const REST_MS = 300

/** What stands in the address, and the start of the rest. */
const typedFrom = (name: CalculatorName, search: string): Typed => {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(calculatorInputs[name]).map(([field, { start }]) => [
      field,
      given.get(field) ?? (start === null ? '' : String(start)),
    ]),
  )
}

/** Amounts without the commas that group them: they stand in the address, too. */
const readForm = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, value.replaceAll(',', '')] as const] : [],
    ),
  )

const sameTyped = (one: Typed, other: Typed): boolean =>
  Object.keys(one).every((field) => one[field] === other[field])

/**
 * A calculator's form on a page that the server has made whole: without script the form is sent and the page comes back with
 * the result; with script every change is asked for by a call, and stands in the address for a link.
 */
export const useCalculator = <Name extends CalculatorName>(
  name: Name,
  ask: (query: Typed, signal: AbortSignal) => Promise<CalculatorAnswers[Name]>,
): Calculator<CalculatorAnswers[Name]> => {
  const { calculator } = useBootstrap()
  const { key, search } = useLocation()
  // The way back leads to the first address with what was typed since, which is no longer what the server answered; rendering, it has no query.
  const isOwn =
    key === 'default' &&
    calculator?.name === name &&
    (!('document' in globalThis) || sameTyped(typedFrom(name, search), calculator.typed))
  const [state, setState] = useState<CalculatorState<CalculatorAnswers[Name]>>(() => ({
    typed: isOwn ? calculator.typed : typedFrom(name, search),
    faults: isOwn ? calculator.faults : {},
    answer: isOwn ? (calculator.answer as CalculatorAnswers[Name] | null) : null,
    isWaiting: false,
    failure: null,
  }))
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)

  const send = useCallback(
    async (typed: Typed): Promise<void> => {
      asked.current?.abort()
      const controller = new AbortController()
      asked.current = controller
      setState((before) => ({ ...before, isWaiting: true }))
      try {
        const answer = await ask(typed, controller.signal)
        if (controller.signal.aborted) return
        setState((before) => ({ ...before, answer, faults: {}, failure: null, isWaiting: false }))
        window.history.replaceState(window.history.state, '', `?${new URLSearchParams(typed).toString()}`)
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        const faults = fieldErrors(error)
        const failure = Object.keys(faults).length > 0 ? null : error.message
        setState((before) => ({ ...before, faults, failure, isWaiting: false }))
      }
    },
    [ask],
  )
  const askNow = useCallback((): void => {
    clearTimeout(timer.current)
    if (form.current === null) return
    const typed = readForm(form.current)
    setState((before) => ({ ...before, typed }))
    void send(typed)
  }, [send])
  const onTyped = useCallback((): void => {
    if (form.current === null) return
    const typed = readForm(form.current)
    setState((before) => ({ ...before, typed }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(typed), REST_MS)
  }, [send])

  const first = useRef(state)
  useEffect(() => {
    const { typed, answer, faults } = first.current
    const isUnanswered = answer === null && Object.keys(faults).length === 0
    // The browser may bring back what was typed before, and somebody may have typed before the page was live.
    if (form.current !== null && (isUnanswered || !sameTyped(typed, readForm(form.current)))) askNow()
    return () => {
      clearTimeout(timer.current)
      asked.current?.abort()
    }
  }, [askNow])

  return { ...state, form, onTyped, askNow }
}
