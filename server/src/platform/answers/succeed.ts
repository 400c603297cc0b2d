/** A success with its payload under `data` (decisions.md 11). */
export const succeed = <Data>(data: Data): { success: true; data: Data } => ({ success: true, data })
