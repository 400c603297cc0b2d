import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KnownBrand } from '../../reference/brands/brand-directory.ts'
import type { Services } from '../../app/services.ts'
import type { UploadedFiles } from './read-upload.ts'
import { languageOf } from './request-language.ts'

const noFiles: UploadedFiles = new Map()

/**
 * What `Asked` of serve.ts promises, found out for those handlers that ask: behind a proxy an address has to be read from its
 * headers each time. A class, as the getters of a literal are made anew for each request.
 */
export class AskedRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly #services: Pick<Services, 'brands'>

  constructor(services: Pick<Services, 'brands'>, request: FastifyRequest, reply: FastifyReply) {
    this.#services = services
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
    return this.request.customer ?? this.request.partner ?? this.request.staff
  }

  get language(): LanguageId {
    return languageOf(this.request)
  }

  get brand(): KnownBrand {
    return this.#services.brands().byHost(this.request.host)
  }

  get ip(): string {
    return this.request.ip
  }

  get files(): UploadedFiles {
    return this.request.uploaded ?? noFiles
  }
}
