import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from '../../router/router.tsx'
import type { CheckPage } from '@marketplace/contract/loans/check-page'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { fieldErrors } from '../../api/api-error.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { getSession } from '../../browser-storage/session-store.ts'
import { prepareDrafts } from '../../browser-storage/drafts.ts'
import { findCarried, keepCarried } from '../../session/carried-answers.ts'
import { typedIn, type FormDraft } from '../../session/form-drafts.ts'
import type { Refusals } from '../details/check-details.ts'
import type * as Rules from './check-answers.ts'
import { fillForm } from './fill-form.ts'
import { isFirst, placed, type CheckQuestion } from './placed-questions.ts'
import { askedInAddress, startValues } from './start-values.ts'
import { useMatch } from './use-match.ts'

let loaded: typeof Rules | null = null
/** The rules come with the first key, so that the page itself stays light; from then on each key is judged as it is pressed. */
const loadRules = async (): Promise<typeof Rules> => (loaded ??= await import('./check-answers.ts'))

const CLEAR_LOOK_MS = 15_000

export type CheckErrors = Readonly<Record<string, string>>

const without = (errors: CheckErrors, name: string): CheckErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name))

interface CheckState {
  values: FormDraft
  asked: readonly string[]
  ask: Rules.MatchAsk | null
  /** Whether `ask` is of what stands in the fields. */
  isJudged: boolean
  circles: Readonly<Record<string, { en: string; hi: string } | null>>
}

/** The form of the questions before the number: what stands in it, what is wrong with it, and what matches so far. */
export const useCheck = (product: LoanProduct, page: CheckPage) => {
  const first = startValues(product, page)
  const navigate = useNavigate()
  const { idle_minutes } = useBootstrap()
  const form = useRef<HTMLFormElement>(null)
  const refusals = useRef<Refusals>({})
  const [state, setState] = useState<CheckState>(() => ({
    values: first,
    asked: placed(page.questions).filter(isFirst),
    ask: null,
    isJudged: true,
    circles: {},
  }))
  const [errors, setErrors] = useState<CheckErrors>({})
  const [isSending, setSending] = useState(false)
  const [isCleared, setCleared] = useState(false)

  const read = (): FormDraft => (form.current === null ? state.values : typedIn(form.current))
  const judge = (rules: typeof Rules, values: FormDraft): void =>
    setState({
      values,
      asked: rules.askedQuestions(product, values),
      ask: rules.matchAskOf(product, values),
      isJudged: true,
      circles: Object.fromEntries(
        (['postal_code', 'property_postal_code'] as const).flatMap((question) => {
          const circle = rules.circleOf(values[question] ?? '')
          return circle === undefined ? [] : [[question, circle] as const]
        }),
      ),
    })
  const judgeTyped = (values: FormDraft): void => {
    if (loaded !== null) return judge(loaded, values)
    setState((before) => ({ ...before, values, isJudged: false }))
    // Of several keys that wait for the rules any may be first: each judges what stands there by then.
    void loadRules().then(
      (rules) => judge(rules, { ...values, ...read() }),
      () => setState((before) => ({ ...before, isJudged: true })),
    )
  }
  /** Kept as it is typed; without a connection it is counted when the form is sent. */
  const changed = (): void => {
    const values = read()
    setCleared(false)
    keepCarried({ product, values, waiting: null }, idle_minutes)
    judgeTyped(values)
  }
  const refuse = (said: Record<string, string>): void => {
    const values = read()
    for (const [field, message] of Object.entries(said))
      refusals.current = { ...refusals.current, [field]: { value: values[field] ?? '', message } }
    setErrors((before) => ({ ...before, ...said }))
  }
  const match = useMatch(page.match, state.ask, refuse)
  const counted = { ...match, isUpdating: match.isUpdating || !state.isJudged }

  const begin = useEffectEvent((): void => {
    const element = form.current
    if (element === null) return
    prepareDrafts()
    const carried = findCarried()
    const before = typedIn(element)
    const known =
      carried?.product === product
        ? carried.values
        : askedInAddress(product, page.match.tenure_months, location.search)
    // What was typed before the page was live stays.
    const untouched = Object.entries(known).filter(([name]) => (before[name] ?? '') === (first[name] ?? ''))
    fillForm(element, Object.fromEntries(untouched))
    const values = { ...known, ...typedIn(element) }
    if (Object.entries(values).some(([name, value]) => value !== (first[name] ?? ''))) {
      if (carried?.product === product) keepCarried({ product, values, waiting: null }, idle_minutes)
      judgeTyped(values)
    }
  })
  // Before the next paint: nobody sees the fields empty that they had filled.
  useLayoutEffect(() => begin(), [])

  const clearOld = useEffectEvent((): void => {
    const isTouched = Object.entries(read()).some(([name, value]) => value !== (first[name] ?? ''))
    if (!isTouched || findCarried() !== null) return
    form.current?.reset()
    if (form.current !== null) fillForm(form.current, first)
    setState({
      values: first,
      asked: placed(page.questions).filter(isFirst),
      ask: null,
      isJudged: true,
      circles: {},
    })
    setErrors({})
    setCleared(true)
  })
  useEffect(() => {
    const timer = setInterval(() => clearOld(), CLEAR_LOOK_MS)
    return () => clearInterval(timer)
  }, [])

  const focusOn = (name: string): void =>
    form.current?.querySelector<HTMLElement>(`[name=${name}]:checked, [name=${name}]`)?.focus()
  const leave = (name: string): void => {
    if ((read()[name] ?? '') === '') return
    void loadRules().then(
      (rules) => {
        const values = read()
        const problem = rules.problemsOf(product, values, refusals.current).get(name)
        setErrors((before) =>
          problem === undefined ? without(before, name) : { ...before, [name]: problem },
        )
      },
      () => undefined,
    )
  }
  const forget = (name: string): void => setErrors((before) => without(before, name))

  const send = async (): Promise<void> => {
    const values = read()
    setSending(true)
    try {
      const rules = await loadRules()
      judge(rules, values)
      const wrong = rules.problemsOf(product, values, refusals.current)
      flushSync(() => setErrors(Object.fromEntries(wrong)))
      const [firstWrong] = wrong.keys()
      if (firstWrong !== undefined) return focusOn(firstWrong)
      const { releaseAnswers } = await import('./release-answers.ts')
      await releaseAnswers({ product, values, last: counted.match, idle_minutes })
      navigate(getSession().atkn === null ? '/login' : '/user/check')
    } catch (error) {
      const said = fieldErrors(error)
      if (Object.keys(said).length === 0) throw error
      flushSync(() => refuse(said))
      focusOn(Object.keys(said)[0] ?? '')
    } finally {
      setSending(false)
    }
  }

  const asked = new Set(state.asked)
  return {
    form,
    values: state.values,
    circles: state.circles,
    isAsked: (question: CheckQuestion): boolean => question === 'tenure_months' || asked.has(question),
    errors,
    counted,
    isSending,
    isCleared,
    changed,
    leave,
    forget,
    send,
  }
}
/** What its questions work with; the form itself is the page's. */
export type Check = Omit<ReturnType<typeof useCheck>, 'form'>
