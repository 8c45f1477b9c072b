import { type BodySource, contentOf, LightBody } from './light-body.js'
import { LightHeaders } from './light-headers.js'

interface RequestOptions {
  readonly method?: string
  readonly headers?: ConstructorParameters<typeof LightHeaders>[0]
  readonly body?: BodySource
}

interface ResponseOptions {
  readonly status?: number
  readonly statusText?: string
  readonly headers?: ConstructorParameters<typeof LightHeaders>[0]
}

const normalised = /^(delete|get|head|options|post|put)$/i
const withoutBody = [101, 204, 205, 304]

class LightRequest extends LightBody {
  readonly url: string
  readonly method: string
  readonly headers: LightHeaders

  constructor(input: string | URL | LightRequest, options: RequestOptions = {}) {
    const before = input instanceof LightRequest ? input : undefined
    const { method = before?.method ?? 'GET', headers = before?.headers, body } = options
    super(contentOf(body ?? before?.body))
    this.url = before?.url ?? new URL(String(input)).href
    this.method = normalised.test(method) ? method.toUpperCase() : method
    this.headers = new LightHeaders(headers)
    if (this.body !== null && /^(GET|HEAD)$/.test(this.method))
      throw new TypeError('A GET has no body.')
    nameText(this.headers, body)
  }

  clone(): LightRequest {
    const { url, method, headers, body } = this
    return new LightRequest(url, { method, headers, body: body?.copy() ?? null })
  }
}

class LightResponse extends LightBody {
  readonly status: number
  readonly statusText: string
  readonly headers: LightHeaders

  constructor(body?: BodySource, options: ResponseOptions = {}) {
    const { status = 200, statusText = '', headers } = options
    if (!(status >= 200 && status <= 599)) throw new RangeError(`${status} is no status.`)
    super(contentOf(body))
    if (this.body !== null && withoutBody.includes(status))
      throw new TypeError(`A ${status} answer has no body.`)
    this.status = status
    this.statusText = statusText
    this.headers = new LightHeaders(headers)
    nameText(this.headers, body)
  }

  get ok(): boolean {
    return this.status < 300
  }

  clone(): LightResponse {
    return new LightResponse(this.body?.copy() ?? null, this)
  }

  static json(value: unknown, options: ResponseOptions = {}): LightResponse {
    const headers = new LightHeaders(options.headers)
    if (!headers.has('content-type')) headers.set('content-type', 'application/json')
    return new LightResponse(JSON.stringify(value), { ...options, headers })
  }
}

function nameText(headers: LightHeaders, body: BodySource | undefined): void {
  if (typeof body === 'string' && !headers.has('content-type'))
    headers.set('content-type', 'text/plain;charset=UTF-8')
}

const { Headers, Request, Response } = globalThis
const own = { Headers, Request, Response }
const light = { Headers: LightHeaders, Request: LightRequest, Response: LightResponse }

/** @returns puts back those that were in use before */
function use(messages: typeof own | typeof light): () => void {
  const before = {
    Headers: globalThis.Headers,
    Request: globalThis.Request,
    Response: globalThis.Response,
  }
  Object.assign(globalThis, messages)
  return () => void Object.assign(globalThis, before)
}

/**
 * From now on, what this process makes are messages that are held as a whole, as far as the Fetch standard goes for
 * them: streams, which those of Node consist of, take as long as a bank to answer.
 *
 * @returns puts back those that were in use before
 */
export const useLightMessages = (): (() => void) => use(light)

/**
 * From now on, messages are those of Node, which sockets need.
 *
 * @returns puts back those that were in use before
 */
export const useOwnMessages = (): (() => void) => use(own)
