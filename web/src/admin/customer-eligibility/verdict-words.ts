export const verdictWords = { pass: 'Passes', possible: 'Possible', fail: 'Fails' } as const
export const verdictTones = { pass: 'good', possible: 'warn', fail: 'bad' } as const
