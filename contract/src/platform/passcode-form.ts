/** The one-time passcode: six digits. Apart, so that a page with nothing else to check does not fetch the checks. */
export const passcodeForm = /^[0-9]{6}$/
