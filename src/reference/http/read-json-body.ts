import { Refusal } from './refusal.js'

const readable = /^application\/(?:[\w.-]+\+)?json$/i

/**
 * Reads the JSON body of a request. A request that does not say what its body is, is believed to mean JSON.
 *
 * @throws Refusal 400 for another media type, for bytes that are not UTF-8, and for what is not JSON
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? 'application/json').split(';')
  if (!readable.test(type.trim()))
    throw new Refusal(400, 'malformedBody', 'The body has another media type than JSON.')
  try {
    const bytes = await request.arrayBuffer()
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw new Refusal(400, 'malformedBody', 'The body is not JSON in UTF-8.')
  }
}
