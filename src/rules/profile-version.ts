import { isObject } from './is-object.js'
import type { Rule } from './rule.js'

/** A version of two or three numbers somewhere in the URI. */
const version = /(?:^|[^\d.])v?\d+\.\d+(?:\.\d+)?(?:[^\d.]|$)/i

/** The profile of a representation is a URI that carries its version. */
export const profileVersion: Rule = {
  id: 'rules/profile-version',
  title: 'The profile of a representation carries its version',
  file: 'src/rules/profile-version.ts',
  decides: ({ id }) => id.endsWith('.profiles.version'),
  judge: ({ operation, json }) => {
    const profile =
      json.kind === 'json' && isObject(json.value) ? json.value['_profile'] : undefined
    if (typeof profile !== 'string') return []
    const requirement = `${operation.interface}.profiles.version`
    if (version.test(profile)) return [{ requirement, verdict: 'pass' }]
    const expected = 'a URI that carries a version, such as …/1.0.0'
    return [{ requirement, verdict: 'fail', expected, actual: profile, pointer: '/_profile' }]
  },
}
