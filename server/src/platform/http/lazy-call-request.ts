import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Guards } from './guards.ts'
import type { KnownBrand } from './known-brand.ts'
import type { SpooledFiles, UploadedFiles } from './read-upload.ts'
import { languageOf } from './request-language.ts'

const noFiles: UploadedFiles = new Map()
const noneSpooled: SpooledFiles = new Map()

/**
 * What `CallRequest` of serve.ts promises, found out for those handlers that ask: behind a proxy an address has to be read from its
 * headers each time. A class, as the getters of a literal are made anew for each request.
 */
export class LazyCallRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly #guards: Pick<Guards, 'brand'>

  constructor(guards: Pick<Guards, 'brand'>, request: FastifyRequest, reply: FastifyReply) {
    this.#guards = guards
    this.request = request
    this.reply = reply
  }

  get params(): unknown {
    return this.request.params
  }

  get query(): unknown {
    return this.request.query
  }

  get body(): unknown {
    return this.request.body
  }

  get actor(): unknown {
    return this.request.customer ?? this.request.partner ?? this.request.apiCaller ?? this.request.staff
  }

  get language(): LanguageId {
    return languageOf(this.request)
  }

  get brand(): KnownBrand {
    return this.#guards.brand(this.request)
  }

  get ip(): string {
    return this.request.ip
  }

  get challenge(): unknown {
    return this.request.challenge
  }

  get files(): UploadedFiles {
    return this.request.uploaded?.files ?? noFiles
  }

  get spooled(): SpooledFiles {
    return this.request.uploaded?.spooled ?? noneSpooled
  }
}
