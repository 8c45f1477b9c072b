import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../target/environment.js'

/**
 * Where tokens are kept: outside of any project. `ASSAY_LOGINS` names another file.
 *
 * @see https://specifications.freedesktop.org/basedir-spec/latest/
 */
export function placeOfLogins(env: Environment): string {
  const named = env['ASSAY_LOGINS']?.trim()
  if (named) return named
  const state =
    process.platform === 'win32'
      ? env['LOCALAPPDATA']
      : env['XDG_STATE_HOME'] || join(env['HOME'] || homedir(), '.local', 'state')
  return join(state || homedir(), 'assay', 'logins.json')
}
