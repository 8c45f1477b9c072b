import { decodeText } from './decode-text.js'
import { DefinitionError } from './definition-error.js'
import { largestFile } from './largest-file.js'

const timeLimit = 10_000

/**
 * The text of a remote file, within a time and a size limit.
 *
 * @throws DefinitionError when it cannot be had
 */
export async function fetchText(uri: string): Promise<string> {
  try {
    const response = await fetch(uri, { signal: AbortSignal.timeout(timeLimit) })
    if (!response.ok) throw refusal(uri, `the server answered with ${response.status}`)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > largestFile) throw refusal(uri, `it is larger than ${largestFile} bytes`)
      chunks.push(chunk)
    }
    return decodeText(Buffer.concat(chunks), uri)
  } catch (error) {
    if (error instanceof DefinitionError) throw error
    throw refusal(uri, reasonOf(error))
  }
}

function refusal(uri: string, because: string): DefinitionError {
  return new DefinitionError(`it cannot be fetched: ${because}`, {
    file: uri,
    remedy: 'Check the address, or keep a copy beside the definition and refer to that.',
  })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeLimit / 1000} s`
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}
