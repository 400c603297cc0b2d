/** An authenticator that waits for its first code. */
export interface StartedAuthenticator {
  secret: string
  otpauth_url: string
}

/**
 * What somebody can do about the own sign-in; staff and partners have calls of their own for it. Each throws `ApiError` with
 * the server's words by the fields current_password, new_password and totp.
 */
export interface AccountActs {
  changePassword: (body: {
    current_password: string
    new_password: string
  }) => Promise<{ message?: string | undefined }>
  startAuthenticator: (body: { current_password: string; totp?: string }) => Promise<StartedAuthenticator>
  /** @returns the recovery codes. A failure `conflict` says that it took too long. */
  confirmAuthenticator: (code: string) => Promise<string[]>
  /** @returns the new recovery codes. */
  renewCodes: (body: { current_password: string; totp: string }) => Promise<string[]>
}

/** What the account pages show of the second factor. */
export interface SecondFactorFacts {
  second_factor_since: string | null
  recovery_codes_left: number
  /** 1 where one has to be set up before anything else. */
  must_enrol: 0 | 1
}
