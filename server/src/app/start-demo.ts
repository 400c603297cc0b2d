/**
 * The only way into server/demo: example data, stand-ins of the parties outside and what they need are loaded where DEMO asks
 * for them, so that production neither has nor needs them.
 */
export const loadDemo = () => import('../../demo/demo.ts')
export type Demo = Awaited<ReturnType<typeof loadDemo>>
