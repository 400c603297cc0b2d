/** A variable with a wrong value; the message names it and never repeats a secret. */
export class EnvError extends Error {}
