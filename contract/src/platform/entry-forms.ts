/** What opens the door, as plain patterns: pages that check nothing else do not fetch the checks (formats.ts has both). */

/** The one-time passcode: six digits. */
export const passcodeForm = /^[0-9]{6}$/

/** Ten digits, an Indian mobile number without its country code. */
export const mobileForm = /^[6-9][0-9]{9}$/

/** The e-mail rule of section 5, written to be linear: words, one @, a domain, a suffix of 2 or 3 letters. */
export const emailForm = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/

/** Characters of the longest e-mail address. */
export const MOST_OF_EMAIL = 254
