/** The package carries no types; this is what the tests use of it. */
declare module 's3rver' {
  interface Options {
    address: string
    /** 0: any free one. */
    port: number
    silent: boolean
    directory: string
    configureBuckets: readonly { name: string; configs: readonly string[] }[]
  }
  class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
