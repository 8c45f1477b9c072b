import type { Remarks } from '../collect-remarks.js'
import type { ProfilePath } from '../profile-path.js'
import type { RawWay } from '../raw-profile.js'
import type { AuthorizationServer, Way } from './auth.js'
import { documentedEndpoints } from './documented-endpoints.js'
import type { PartReader } from './part-reader.js'

interface Circumstances {
  readonly read: PartReader
  readonly remarks: Remarks
  /** Of the target. */
  readonly baseUrl: string
  /** Where the way stands in the profile. */
  readonly path: ProfilePath
  /** Of the interface that it is for; absent for all of them. */
  readonly name?: string
}

/** One way to log in, as a profile says it; `undefined` where it does not say where, or something is wrong. */
export function completeWay(given: RawWay, circumstances: Circumstances): Way | undefined {
  const { read, remarks, path, name } = circumstances
  const server = serverOf(given, circumstances)
  if (server === undefined) return undefined
  if (given.clientId === undefined) {
    const remedy =
      'Ask the owner of the authorization server for a client, and name it: clientId: assay'
    remarks.mistake(path, 'the client is missing', remedy)
  }
  const clientSecret =
    given.clientSecret &&
    read.secret(given.clientSecret, 'ASSAY_CLIENT_SECRET', [...path, 'clientSecret'])
  return {
    interfaces: name === undefined ? undefined : [name],
    server,
    clientId: given.clientId ?? '',
    clientSecret: clientSecret || undefined,
    scopes: given.scopes ?? [],
  }
}

function serverOf(
  { discovery, url, authorizationUrl, tokenUrl }: RawWay,
  { read, remarks, baseUrl, path, name }: Circumstances,
): AuthorizationServer | undefined {
  const said = [discovery, url, authorizationUrl ?? tokenUrl].filter((one) => one !== undefined)
  if (said.length > 1) {
    const remedy = 'Keep one of discovery, url, and authorizationUrl with tokenUrl.'
    remarks.mistake(path, 'where to log in is said twice', remedy)
    return undefined
  }
  if (discovery !== undefined)
    return { kind: 'discovery', url: read.address(discovery, [...path, 'discovery']) }
  if (url !== undefined) {
    const root = read.address(url, [...path, 'url'])
    return { kind: 'endpoints', ...documentedEndpoints(name, root, baseUrl) }
  }
  if (authorizationUrl !== undefined && tokenUrl !== undefined)
    return {
      kind: 'endpoints',
      authorizationUrl: read.address(authorizationUrl, [...path, 'authorizationUrl']),
      tokenUrl: read.address(tokenUrl, [...path, 'tokenUrl']),
    }
  if (said.length === 1) {
    const lacking = tokenUrl === undefined ? 'tokenUrl' : 'authorizationUrl'
    remarks.mistake(path, `${lacking} is missing`, 'Give both endpoints, or url, or discovery.')
  } else if (name !== undefined) remarks.mistake(path, ...nowhere)
  return undefined
}

/** What to say of a way that leads nowhere. */
export const nowhere = [
  'it does not say where to log in',
  'Name discovery, or url, or authorizationUrl and tokenUrl.',
] as const
