import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { FileError } from '../../bounds/file-error.js'
import { readTextFile } from '../../bounds/read-text-file.js'
import { CommandError } from '../command-error.js'

const readers = { private: createPrivateKey, public: createPublicKey }
/** Where a key may stand instead of in a file. */
const variables = { private: 'ASSAY_SIGNING_KEY', public: 'ASSAY_VERIFY_KEY' }
const largest = 64 * 1024

/**
 * Reads an Ed25519 key in PEM from a file, or from the environment where no file is named.
 *
 * @returns undefined where there is neither
 * @throws CommandError for what is no such key
 */
export function readKey(
  kind: keyof typeof readers,
  file: string | undefined,
): KeyObject | undefined {
  const variable = variables[kind]
  const text = file === undefined ? process.env[variable]?.replaceAll('\\n', '\n') : read(file)
  if (text === undefined || text.trim() === '') return undefined
  const source = file ?? `the variable ${variable}`
  let key: KeyObject
  try {
    key = readers[kind](text)
  } catch {
    // What OpenSSL says of it is of no use to a user.
    throw new CommandError(
      /^-+BEGIN PUBLIC KEY/m.test(text)
        ? `${source} is a public key; signing takes the private one of the pair. ${remedy}`
        : `${source} is no ${kind} key in PEM. ${remedy}`,
    )
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new CommandError(
      `${source} is a key of ${key.asymmetricKeyType}, not of Ed25519. ${remedy}`,
    )
  return key
}

const remedy = 'Make a pair of keys with: assay sign --new-key NAME'

function read(file: string): string {
  try {
    return readTextFile(file, largest)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    throw new CommandError(`${file} cannot be read: ${error.message}. ${remedy}`)
  }
}
