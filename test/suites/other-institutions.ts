import type { Reply, IncomingRequest } from './other-text.js'

/** What the document leaves to a bank with branches. */
export interface LocationBehaviour {
  readonly unit: 'mi' | 'km'
  readonly decimals: number
  /** Answer to anyone who asks for an institution that is not there. */
  readonly unknown: number
  readonly invalid: number
  /** The most locations of a page. */
  readonly cap: number
  /** Whether the deprecated operation tells of all institutions. */
  readonly all?: true
  /** The greatest radius, in kilometres. */
  readonly farthest: number
  /** Answer to a postal code and coordinates at once; the postal code counts where there is none. */
  readonly both?: number
}

const kilometresOfMile = 1.609344
const centre = { latitude: 60.3913, longitude: 5.3221 }
const codes: Readonly<Record<string, typeof centre>> = {
  'NO 5003': centre,
  'NO 0150': { latitude: 59.91, longitude: 10.75 },
}
const dayNames = ['monday', 'tuesday', 'saturday']

interface Place {
  readonly owner: string
  readonly at: number
  readonly type: string
  readonly latitude: number
  readonly longitude: number
}

/** Places on a line to the north-east, each farther than the one before. */
const places: readonly Place[] = Array.from({ length: 17 }, (_, at) => ({
  owner: at % 8 === 7 ? 'OTHER_9' : 'B_1',
  at,
  type: at % 3 === 0 ? 'atm' : 'branch',
  latitude: centre.latitude + 0.021 * at * at,
  longitude: centre.longitude + 0.013 * at * at,
}))

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** By the cosines, on a sphere a little bigger than others take. */
function kilometresBetween(one: typeof centre, other: typeof centre): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const turn = radians(one.longitude - other.longitude)
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn)
  return 6378.1 * Math.acos(Math.min(1, cosine))
}

const problem = (status: number): Reply => ({
  status,
  body: { title: 'Nei' },
  headers: { 'content-type': 'application/problem+json' },
})

/** The branches of another bank, in Norwegian and in English. */
export function otherInstitutions(ways: LocationBehaviour): (wish: IncomingRequest) => Reply {
  const { unit, decimals, invalid, cap } = ways
  return ({ path, query, header }) => {
    const old = path[1] === 'institutionAccessLocations'
    const code = old ? 'B_1' : (path[2] ?? '')
    if (!old && !/^[A-Z0-9_]{2,8}$/.test(code)) return problem(ways.unknown)
    if (!places.some(({ owner }) => owner === code)) return problem(ways.unknown)
    const [, size, named] = /^(\d+(?:\.\d+)?)(mi|km)?$/.exec(query.get('radius') ?? '') ?? []
    if (size === undefined) return problem(invalid)
    const radius = Number(size) * (named === 'km' ? 1 : kilometresOfMile)
    if (radius > ways.farthest) return problem(invalid)
    const limit = query.get('limit') ?? '100'
    if (!/^\d{1,4}$/.test(limit) || Number(limit) > 1000) return problem(invalid)
    const from = query.get('start') ?? ''
    if (from !== '' && !/^c\d+$/.test(from)) return problem(invalid)
    const types = query.get('type')?.split('|')
    if (types?.some((one) => !['atm', 'branch'].includes(one))) return problem(invalid)
    if (new Set(types).size !== (types?.length ?? 0)) return problem(invalid)
    if ((header('accept-language') ?? '').length > 128) return problem(400)
    const [postal, ...both] = ['postalCode', 'latitude', 'longitude'].map((one) => query.get(one))
    const coordinates = both.map((one) => (one?.trim() ? Number(one) : Number.NaN))
    if (both.some((one, index) => one !== null && Number.isNaN(coordinates[index])))
      return problem(invalid)
    if (postal === undefined || postal === null) {
      if (coordinates.some(Number.isNaN)) return problem(invalid)
    } else {
      if (postal.length < 2 || postal.length > 20) return problem(invalid)
      if (ways.both !== undefined && both.some((one) => one !== null)) return problem(ways.both)
    }
    const middle =
      typeof postal === 'string'
        ? codes[`${query.get('countryCode') ?? 'US'} ${postal}`]
        : { latitude: coordinates[0] ?? 0, longitude: coordinates[1] ?? 0 }
    // Of a code that no one knows there is nothing nearby.
    const found = (middle === undefined ? [] : places)
      .filter(({ owner }) => owner === code || (old && ways.all))
      .filter(({ type }) => types?.includes(type) ?? true)
      .map((one) => ({ ...one, far: middle ? kilometresBetween(middle, one) : 0 }))
      .filter(({ far }) => far <= radius)
      .toSorted((one, other) => one.far - other.far)
    const [begin, most] = [Number(from.slice(1)), Math.min(Number(limit), cap)]
    const next = new URLSearchParams([...query].filter(([name]) => name !== 'start'))
    next.set('start', `c${begin + most}`)
    const tongue = /\bn[bo]\b/.test(preferred(header('accept-language'))) ? 'nb' : 'en'
    const page = found.slice(begin, begin + most).map((one) => told(one, tongue, unit, decimals))
    const more = most > 0 && begin + most < found.length
    const self = `/api/${path.map(encodeURIComponent).join('/')}`
    return {
      status: 200,
      body: { items: page, nextPage_url: more ? `${self}?${next}` : undefined },
    }
  }
}

/** The language that is wanted most, of those that there are. */
function preferred(accepted = ''): string {
  const wanted = accepted.split(',').map((part) => {
    const [tag = '', weight = '1'] = part.trim().split(/;\s*q=/)
    return { tag: tag.toLowerCase(), weight: Number(weight) }
  })
  const known = wanted.filter(({ tag, weight }) => weight > 0 && /^(?:nb|no|en)\b/.test(tag))
  return known.toSorted((one, other) => other.weight - one.weight)[0]?.tag ?? 'en-us'
}

function told(
  { at, type, latitude, longitude, far }: Place & { readonly far: number },
  tongue: 'nb' | 'en',
  unit: 'mi' | 'km',
  decimals: number,
): object {
  const distance = (unit === 'km' ? far : far / kilometresOfMile).toFixed(decimals)
  return {
    name: `${tongue === 'nb' ? 'Filial' : 'Branch'} ${at}`,
    type,
    distance: `${distance} ${unit}`,
    location: {
      address: { address1: `Gate ${at}`, postalCode: 5003 + at, lines: null },
      coordinates: at % 5 !== 4 ? { latitude, longitude } : undefined,
    },
    hoursOfOperation:
      at % 2 === 0
        ? {
            lobby: Object.fromEntries(
              dayNames.map((day) => [day, { open: '9-15', open24Hours: false }]),
            ),
            atm: {},
          }
        : undefined,
    atm: type === 'atm' ? {} : undefined,
  }
}
