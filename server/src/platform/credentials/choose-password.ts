import { Problem } from '../http/problem.ts'
import { hashPassword } from './hash-password.ts'
import { findPasswordFault } from './find-password-fault.ts'

/**
 * The hash of a new password.
 * @param about what it must not hold: user name, e-mail address, the owner's name, the brand's.
 * @throws Problem password_weak, naming `field` and what is wrong with it.
 */
export const choosePassword = async (
  password: string,
  about: readonly string[],
  field: string,
): Promise<string> => {
  const fault = findPasswordFault(password, about)
  if (fault !== null) throw new Problem('password_weak', [{ field, key: fault }])
  return hashPassword(password)
}
