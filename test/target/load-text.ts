import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadProfile, type LoadOptions } from '../../src/target/load-profile.js'
import type { LoadedProfile } from '../../src/target/profile.js'

const env = { ASSAY_API_KEY: 'key-of-customer', ASSAY_TOKEN: 'token-of-customer' }

/**
 * Loads a profile with this text from a folder of its own, in which the given files stand beside
 * it. The environment holds the two credentials of the customer.
 */
export function loadText(
  text: string | Uint8Array,
  options: Partial<LoadOptions> = {},
  files: Readonly<Record<string, string>> = {},
): LoadedProfile {
  const folder = mkdtempSync(join(tmpdir(), 'assay-profile-'))
  try {
    for (const [name, content] of Object.entries({ ...files, 'assay.yaml': text })) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    return loadProfile(join(folder, 'assay.yaml'), { env, ...options })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
