/**
 * Where files lie that other programs made, which are no part of this repository: .ci/run names the folder (scripts/test-all.mjs). Without it the tests
 * that need it are left out by their names.
 */
export const corpusFolder: string | undefined = process.env['CORPUS_DIR'] || undefined
