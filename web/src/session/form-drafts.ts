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
  try {
    const draft: unknown = JSON.parse(globalThis.sessionStorage.getItem(nameOf(form)) ?? '{}')
    return typeof draft === 'object' && draft !== null
      ? Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
      : {}
  } catch {
    // Storage that is blocked or holds something else: the form begins empty.
    return {}
  }
}

/** Keeps what is typed through a reload and a session that ends, or null: forgets it. Signing out forgets it too. */
export const saveFormDraft = (form: string, draft: FormDraft | null): void => {
  try {
    if (draft === null) globalThis.sessionStorage.removeItem(nameOf(form))
    else globalThis.sessionStorage.setItem(nameOf(form), JSON.stringify(draft))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
