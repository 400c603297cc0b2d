/** What WebOTP answers (WICG Web OTP API); no type of TypeScript's own knows it yet. */
interface OtpCredential {
  readonly code: string
}

/**
 * The code of the SMS that this page waits for: the browser reads its last line (`@host #code`) and asks whoever holds the phone whether
 * it may fill it in. Null where the browser does not do that, they say no, or `signal` ends the wait.
 */
export const readSmsCode = async (signal: AbortSignal): Promise<string | null> => {
  if (!('OTPCredential' in globalThis)) return null
  try {
    const asked = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
    const found = (await navigator.credentials.get(asked)) as unknown as OtpCredential | null
    return found?.code ?? null
  } catch {
    // A no, a wait that ended, or a page that may not ask: the code is typed.
    return null
  }
}
