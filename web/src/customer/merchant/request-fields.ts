export const requestFields = ['name', 'contact_name', 'email', 'phone', 'note'] as const
export type RequestField = (typeof requestFields)[number]

/** What stands in the form, by field. */
export type TypedRequest = Partial<Record<RequestField, string>>
