import {
  isFlagQuestion,
  isOptionQuestion,
  sealedQuestions,
} from '@marketplace/contract/customers/customer-fields'
import { questionsOf } from '@marketplace/contract/customers/product-questions'
import { useEffect, useState } from 'react'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { saveProfile, type Profile, type ProfilePatch } from '@marketplace/contract/customers/profiles'
import { fieldErrors } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { setProfile } from '../../../session/profile-store.ts'
import { getSession } from '../../../browser-storage/session-store.ts'
import { makeAutosaver, type Autosaver, type SaveState } from './autosaver.ts'
import { problemsOf, todayInIndia, type DetailSurroundings, type Refusals } from '../check-details.ts'
import { makeAnswers, type DetailAnswers } from '../detail-answers.ts'
import { readDetailDraft, saveDetailDraft } from '../detail-drafts.ts'
import { isField, type Question, type Stage } from '../detail-groups.ts'
import { isMask, toWire, valuesOf, type DetailField, type DetailValues } from '../detail-values.ts'
import { draftOf, draftOfOthers, savableChanges, storedOf, type Stored } from '../unsaved-details.ts'

/** Sends a save and answers the profile as it now is. @throws ApiError */
const send = async (patch: ProfilePatch): Promise<Profile> => {
  const { prospectAppId } = getSession()
  // It outlasts the page: what was typed a moment before it is left is saved.
  const { data } = await call(saveProfile, {
    params: { id: prospectAppId ?? '' },
    body: patch,
    keepalive: true,
  })
  return data
}

/** The form of the page: what stands in it, what of it is saved, and what is wrong with it. */
export interface DetailForm {
  answers: DetailAnswers
  saver: Autosaver
  saveState: SaveState
  surroundings: () => DetailSurroundings
  problems: () => Map<Question, string>
  /** Saved sealed values go back behind their masks. */
  leaveGroup: () => void
  enterGroup: () => void
  /** A contact was proved by passcode and is stored already. */
  contactProved: (contact: string) => void
  /** Saves all that is left and ends the editing. @throws ApiError; what it says about fields is marked in the form. */
  finish: () => Promise<Profile>
}

/** What the page knows beside the values of the form; it changes without a render. */
interface Ledger {
  product: LoanProduct
  stage: Stage
  profile: Profile
  stored: Stored
  /** What was typed for another loan and is not saved. */
  otherDraft: Partial<DetailValues>
  refusals: Refusals
  hasMobile: boolean
  /** The group was left: what is saved from now on is hidden as soon as it is. */
  isGroupLeft: boolean
}

const surroundingsOf = ({ product, stage, hasMobile, refusals }: Ledger): DetailSurroundings => ({
  product,
  stage,
  today: todayInIndia(),
  hasMobile,
  refusals,
})

const makeDesk = (answers: DetailAnswers, ledger: Ledger, onState: (state: SaveState) => void) => {
  const { values } = answers
  const surroundings = (): DetailSurroundings => surroundingsOf(ledger)
  const { product } = ledger
  const asked = questionsOf(product)
  const isQuestion = (name: string): name is Question => asked.some((question) => question === name)
  const keep = (): void =>
    saveDetailDraft(ledger.profile.user_id, {
      ...ledger.otherDraft,
      ...draftOf(values(), ledger.stored, product),
    })
  /** Kept on the device until it is saved; a choice is saved at once, a text when it is left. */
  const changed = (field: DetailField | null): void => {
    if (field === null) return
    keep()
    if (isOptionQuestion(field) || isFlagQuestion(field)) saver.schedule()
  }
  const changes = (): ProfilePatch => savableChanges(values(), ledger.stored, surroundings())

  const onSaved = (patch: ProfilePatch, profile: Profile): void => {
    ledger.profile = profile
    for (const field of Object.keys(patch).filter(isQuestion).filter(isField)) {
      const value = patch[field] ?? null
      ledger.stored[field] = value
      if (value === null && isMask(field, values()[field])) answers.set(field, '')
    }
    keep()
  }
  const onRefused = (errors: Record<string, string>, patch: ProfilePatch): void => {
    const sent = new Map(Object.entries(patch))
    const marked = Object.keys(errors)
      .filter(isQuestion)
      .filter(isField)
      .filter((field) => !sent.has(field) || Object.is(sent.get(field), toWire(field, values()[field])))
    for (const field of marked) {
      ledger.refusals[field] = { value: values()[field], message: errors[field] ?? '' }
    }
    answers.validate(marked)
  }
  const hideSealed = (): void => {
    for (const field of sealedQuestions) {
      const value = values()[field]
      const mask = ledger.profile[field]
      const isStored = Object.is(toWire(field, value), ledger.stored[field])
      if (mask !== null && value !== '' && !isMask(field, value) && isStored) answers.set(field, mask)
    }
  }
  const saver = makeAutosaver({
    changes,
    // Which loan it is for tells where a link that is sent later goes on.
    send: (patch) => {
      const { is_editing: _, ...answered } = patch
      // An answer to a lender leaves the details of the loan closed.
      return send({ ...(ledger.stage === 'offers' ? patch : answered), product_type: product })
    },
    onSaved: (patch, profile) => {
      onSaved(patch, profile)
      if (ledger.isGroupLeft) hideSealed()
      setProfile(profile)
    },
    onRefused,
    onState,
  })
  const finish = (): Promise<Profile> =>
    saver.last(async () => {
      const patch = changes()
      try {
        const profile = await send({ ...patch, is_editing: 0, product_type: product })
        onSaved(patch, profile)
        return profile
      } catch (error) {
        onRefused(fieldErrors(error), patch)
        throw error
      }
    })
  const contactProved = (contact: string): void => {
    if (!contact.includes('@')) {
      ledger.hasMobile = true
      return
    }
    ledger.stored.email = contact
    answers.set('email', contact)
  }
  return {
    saver,
    surroundings,
    problems: () => problemsOf(values(), surroundings()),
    changed,
    enterGroup: () => {
      ledger.isGroupLeft = false
    },
    leaveGroup: () => {
      ledger.isGroupLeft = true
      hideSealed()
    },
    contactProved,
    finish,
  }
}

/** The form of a loan over a profile as it was when the page opened, with what was typed before a reload on top of it. */
export const useDetailForm = (profile: Profile, product: LoanProduct, stage: Stage): DetailForm => {
  const [draft] = useState(() => readDetailDraft(profile.user_id))
  const [ledger] = useState<Ledger>(() => ({
    product,
    stage,
    profile,
    stored: storedOf(profile, product),
    otherDraft: draftOfOthers(draft, product),
    refusals: {},
    hasMobile: profile.mobile_phone_number !== null,
    isGroupLeft: false,
  }))
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' })
  const [answers] = useState(() =>
    makeAnswers({ ...valuesOf(profile), ...draft }, (values) => problemsOf(values, surroundingsOf(ledger))),
  )
  const [form] = useState(() => makeDesk(answers, ledger, setSaveState))
  const { saver, changed } = form
  useEffect(() => {
    const now = (): void => void saver.flush()
    saver.schedule()
    const unsubscribe = answers.subscribe(changed)
    addEventListener('online', now)
    addEventListener('pagehide', saver.leave)
    return () => {
      unsubscribe()
      removeEventListener('online', now)
      removeEventListener('pagehide', saver.leave)
      saver.stop()
    }
  }, [saver, changed, answers])
  return { answers, saveState, ...form }
}
