import { generateKeyPairSync } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { CommandError } from '../command-error.js'
import { outputError } from '../output/output-error.js'
import { print } from '../output/print.js'
import { keyId } from './envelope.js'

/** Makes a pair of keys, and overwrites none. */
export function makeKeys(name: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const [own, shared] = [`${name}.pem`, `${name}.pub.pem`]
  for (const path of [own, shared])
    if (existsSync(path))
      throw new CommandError(`${path} is there already, and no key is replaced. Name another one.`)
  write(own, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600)
  write(shared, publicKey.export({ type: 'spki', format: 'pem' }).toString(), 0o644)
  print(`${own}      signs: keep it to yourself
${shared}  verifies: give it to auditors on another way than the bundles
Key ${keyId(publicKey)}
`)
}

function write(path: string, text: string, mode: number): void {
  try {
    writeFileSync(path, text, { mode, flag: 'wx' })
  } catch (error) {
    throw outputError(path, error)
  }
}
