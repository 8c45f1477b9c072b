import type { Secret } from './actor.js'
import type { Remarks } from './collect-remarks.js'
import type { HookAction, HookCommand } from './hook.js'
import type { ProfilePath } from './profile-path.js'
import type { RawAction } from './raw-profile.js'
import { resolveSecret, type SecretSources } from './resolve-secret.js'

/** What nearly every program needs to start at all; the rest of our environment is ours. */
const passedAlways = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'PATHEXT', 'COMSPEC']

const secretHeaders = /^(authorization|proxy-authorization|cookie|(x-)?api-key)$/i

/** One action of a hook, ready to be run; undefined, with a warning, when a secret is missing. */
export function resolveHookAction(
  raw: RawAction,
  path: ProfilePath,
  sources: SecretSources,
  remarks: Remarks,
): HookAction | undefined {
  if (raw.command) return resolveCommand(raw.command, raw.env ?? [], path, sources, remarks)
  if (!raw.request) return undefined
  const { method = 'POST', url, body, expect = [] } = raw.request
  if (!URL.canParse(url, 'http://localhost')) {
    const remedy = 'For example: url: /control/outage'
    remarks.mistake([...path, 'request', 'url'], 'this is not a URL', remedy)
    return undefined
  }
  const headers: [string, string | Secret][] = []
  for (const [name, value] of Object.entries(raw.request.headers ?? {})) {
    const at = [...path, 'request', 'headers', name]
    const resolved = resolveSecret(
      value,
      `ASSAY_HOOK_${name.toUpperCase().replaceAll('-', '_')}`,
      sources,
    )
    if (resolved.kind === 'missing') {
      const hook = String(path[1])
      remarks.warning(at, `${resolved.message}; the hook '${hook}' is left out`, resolved.remedy)
      return undefined
    }
    const secret = !resolved.literal || secretHeaders.test(name)
    if (resolved.literal && secret) {
      const remedy = `Put it into an environment variable: ${name}: { env: ${resolved.secret.variable} }`
      remarks.warning(at, `the value of the header ${name} stands in the profile`, remedy)
    }
    headers.push([name, secret ? resolved.secret : resolved.secret.value])
  }
  const request = { kind: 'request', method, url, headers, expect } as const
  if (body === undefined) return request
  if (typeof body !== 'string' && !headers.some(([name]) => /^content-type$/i.test(name))) {
    headers.push(['Content-Type', 'application/json'])
  }
  return { ...request, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

function resolveCommand(
  argv: HookCommand['argv'],
  named: readonly string[],
  path: ProfilePath,
  { env, folder }: SecretSources,
  remarks: Remarks,
): HookCommand {
  const environment: Record<string, string> = {}
  for (const name of [...passedAlways, ...named]) {
    const value = env[name]
    if (value !== undefined) environment[name] = value
  }
  for (const [index, name] of named.entries()) {
    if (env[name] !== undefined) continue
    const message = `the environment variable ${name} is not set; the command runs without it`
    remarks.warning([...path, 'env', index], message, `Set it before the run: export ${name}=…`)
  }
  return { kind: 'command', argv, folder, environment, named }
}
