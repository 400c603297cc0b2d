const NAME = 'way-back'

/** Keeps the page that a customer was sent away from to sign in, so that they come back to it. */
export const storeWayBack = (path: string): void => {
  try {
    sessionStorage.setItem(NAME, path)
  } catch {
    // Without it they come to where a sign-in leads.
  }
}

/** The page to come back to after the sign-in; null where there is none, and while the server renders. */
export const findWayBack = (): string | null => {
  try {
    const path = sessionStorage.getItem(NAME)
    return path?.startsWith('/user/') === true ? path : null
  } catch {
    return null
  }
}

/** Once they are on their way there, it is nothing more to come back to. */
export const forgetWayBack = (): void => {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // Blocked storage has kept none.
  }
}
