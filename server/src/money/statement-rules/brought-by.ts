/**
 * Which invited partner brought the loan that a share of whoever invited it is of; null of a share for the partner's own customer. Where the
 * customer is somebody else's by now it is not told whose.
 */
export const broughtBy = ({
  has_referral,
  brought_by,
}: {
  has_referral: boolean
  brought_by: string | null
}): string | null => (has_referral ? (brought_by ?? 'an invited partner') : null)
