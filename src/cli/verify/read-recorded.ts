import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileError } from '../../bounds/file-error.js'
import type { Contract } from '../../contract/contract.js'
import type { Exchange } from '../../exchange/exchange.js'
import { readExchanges } from '../../exchange/read-exchanges.js'
import { secretTokens } from '../../exchange/secret-tokens.js'
import { loadProfile } from '../../target/load-profile.js'
import type { Profile } from '../../target/profile.js'
import { profileFromFlags } from '../../target/profile-from-flags.js'
import { bundled, type Manifest } from '../bundle/manifest.js'
import { embeddedProfile } from '../embedded-profile.js'
import { parseRun } from '../last-run/parse-run.js'
import type { StoredRun } from '../last-run/parse-run.js'
import { loadChosen } from '../load-chosen.js'
import { supplementsFor, type Supplements } from '../supplements-for.js'
import { damagedBundle } from './damaged-bundle.js'
import { placeholders } from './placeholders.js'
import { withRecordedLogins } from './with-recorded-logins.js'

/** What a bundle tells of a run. */
export interface Recorded {
  readonly run: StoredRun
  readonly exchanges: readonly Exchange[]
  readonly contract: Contract
  readonly profile: Profile
  /** What stands for each secret, by its token. */
  readonly secrets: ReadonlyMap<string, string>
}

/**
 * Reads what a bundle tells of a run. Code that the profile names is not loaded.
 *
 * @throws CommandError for what cannot be read
 */
export async function readRecorded(
  path: string,
  manifest: Manifest,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Recorded> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-verify-'))
  try {
    const place = (name: string): string => {
      const to = join(folder, name.replaceAll(/[^\w.-]|^\.+/g, '-'))
      const bytes = files.get(name)
      if (bytes === undefined) throw damagedBundle(path, `it has no ${name}`)
      writeFileSync(to, bytes)
      return to
    }
    if (!files.has(bundled.run)) throw damagedBundle(path, `it has no ${bundled.run}`)
    const parsed = parseRun(new TextDecoder().decode(files.get(bundled.run)))
    if (parsed.kind === 'fault')
      throw damagedBundle(path, `${bundled.run} is not a run of Assay: ${parsed.because}`)
    const { run } = parsed
    const exchanges = await readExchanges(place(bundled.exchanges), 'all').catch(
      (error: unknown) => {
        if (!(error instanceof FileError)) throw error
        throw damagedBundle(path, `${bundled.exchanges} cannot be read: ${error.message}`)
      },
    )
    const bytes = files.get(bundled.profile)
    const text = bytes && new TextDecoder().decode(bytes)
    const { secrets, env, inText } = placeholders(run, text)
    const { baseUrl, embedded, allow } = run.target
    const overrides = { baseUrl, allow }
    const profile = embedded
      ? loadProfile(embeddedProfile, { env, overrides }).profile
      : text === undefined
        ? profileFromFlags({ ...overrides, env }).profile
        : loadProfile(bundled.profile, {
            env,
            overrides,
            text: inText(text),
          }).profile
    const supplements: Supplements = embedded ? supplementsFor({}) : overlaysOf(manifest, place)
    const contract = loadChosen(
      run.interfaces.map(({ name }) => name),
      supplements,
    )
    return {
      run,
      exchanges,
      contract,
      profile: withRecordedLogins(profile, run.logins, env),
      secrets: new Map([...secrets, ...(embedded ? sessionsOf(profile) : [])]),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Tokens of the sessions that the reference bank is known to have. */
function sessionsOf({ fixtures }: Profile): readonly (readonly [string, string])[] {
  const { of } = secretTokens()
  const sessions = [fixtures['sessions']?.['session'] ?? []].flat().map(String)
  return sessions.map((one) => [of(one, 'session'), one])
}

function overlaysOf(manifest: Manifest, place: (name: string) => string): Supplements {
  const supplements: Record<string, { path: string; shown: string }[]> = {}
  for (const [file, one] of Object.entries(manifest.supplements ?? {})) {
    const all = (supplements[one.interface] ??= [])
    all.push({ path: place(file), shown: one.shown })
  }
  return { supplements }
}
