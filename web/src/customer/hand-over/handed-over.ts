const NAME = 'handedOver'

/** A link was opened here: once signed in, the page says that it worked. */
export const rememberHandOver = (prospectAppId: string): void => {
  try {
    sessionStorage.setItem(NAME, prospectAppId)
  } catch {
    // The sign-in goes on; it is only not said.
  }
}

/** Whether this start came by a link; asked once. */
export const takeHandOver = (prospectAppId: string): boolean => {
  try {
    const isIt = sessionStorage.getItem(NAME) === prospectAppId
    sessionStorage.removeItem(NAME)
    return isIt
  } catch {
    return false
  }
}
