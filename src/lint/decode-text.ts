import { DefinitionError } from './definition-error.js'

/**
 * UTF-8 text without a byte order mark.
 *
 * @throws DefinitionError when the bytes are not UTF-8
 */
export function decodeText(bytes: Uint8Array, shown: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new DefinitionError('the file is not UTF-8 text', {
      file: shown,
      remedy: 'Save it as UTF-8; OpenAPI documents are YAML or JSON text.',
    })
  }
}
