import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Rule } from '../rule.js'

/** Resources within resources that are looked into. */
const mostLevels = 4

/** A version somewhere in the URI: two or three numbers, or a single one behind the host; its form is not shown. */
const version = /(?:^|[^\d.])v?\d+(?:[._-]\d+){1,2}(?:[^\d.]|$)/i
const single = /[^\w.]v?\d+(?![\w.])/i
const carriesVersion = (uri: string): boolean =>
  version.test(uri) || single.test(uri.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, ''))

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'profile-version' } as const

/**
 * The profile of a representation is a URI that carries its version. Decides
 * `transactions.profiles.version`, and each row that names it.
 */
export const profileVersion: Rule = {
  id: 'rules/profile-version',
  title: 'The profile of a representation carries its version',
  file: 'src/rules/answer/profile-version.ts',
  decides: namedInRows(about),
  judge: ({ operation, json }) => {
    const requirement = operation.requirement(about)
    const profiles = profilesIn(json.kind === 'json' ? json.value : undefined)
    if (profiles.length === 0) return []
    const bare = profiles.find(([profile]) => !carriesVersion(profile))
    if (bare === undefined) return [{ requirement, verdict: 'pass' }]
    const [actual, pointer] = bare
    const expected = 'a URI that carries a version, such as …/1.0.0'
    return [{ requirement, verdict: 'fail', expected, actual, pointer }]
  },
}

/** Profiles of a HAL document and of the resources that are embedded in it, with their places. */
function profilesIn(
  value: unknown,
  pointer = '',
  levels = mostLevels,
): readonly (readonly [string, string])[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => profilesIn(one, `${pointer}/${index}`, levels))
  if (!isObject(value)) return []
  const { _profile: profile, _embedded: embedded } = value
  const own = typeof profile === 'string' ? [[profile, `${pointer}/_profile`] as const] : []
  if (!isObject(embedded) || levels === 0) return own
  const inner = Object.entries(embedded).flatMap(([relation, one]) =>
    profilesIn(one, `${pointer}/_embedded/${relation}`, levels - 1),
  )
  return [...own, ...inner]
}
