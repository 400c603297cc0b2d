import { prepareDrafts, readDraft, saveDraft } from '../browser-storage/drafts.ts'

/** What stands in the fields of a form, by name. */
export type FormDraft = Readonly<Record<string, string>>

const nameOf = (form: string): string => `form ${form}`

/** The texts in the fields of a form. */
export const typedIn = (form: HTMLFormElement): FormDraft =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** What was typed into a form in this tab and not sent yet, by field. */
export const readFormDraft = (form: string): FormDraft => {
  prepareDrafts()
  // A draft of an older version of the form may hold something else.
  return Object.fromEntries(
    Object.entries(readDraft(nameOf(form))).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

/** Keeps what is typed through a reload and a session that ends, or null: forgets it. Signing out forgets it too. */
export const saveFormDraft = (form: string, draft: FormDraft | null): void => saveDraft(nameOf(form), draft)
