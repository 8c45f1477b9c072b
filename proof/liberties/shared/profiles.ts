import type { HalBehaviour } from '../../../src/reference/hal/hal-behaviour.js'
import type { Liberty } from '../../liberty.js'

function profiles(name: string, sentence: string, profile: HalBehaviour['profile']): Liberty {
  const because = 'A profile is a URI that carries a version; its form is not shown.'
  return { name: `profiles-${name}`, sentence, because, respells: true, behaviour: { profile } }
}

/** Other URIs of profiles. */
const liberties: readonly Liberty[] = [
  profiles('urn', 'A profile is a URN.', (name, version) => `urn:bank:${name}:${version}`),
  profiles(
    'with-v',
    'The version of a profile follows a v, before the end.',
    (name, version) => `https://bank.example/v${version}/${name}/profile.json`,
  ),
  profiles(
    'query',
    'The version of a profile is in its query.',
    (name, version) => `https://bank.example/profile?of=${name}&version=${version}`,
  ),
  profiles(
    'fragment',
    'The version of a profile is in its fragment.',
    (name, version) => `https://bank.example/profiles/${name}#${version}`,
  ),
  profiles(
    'major-alone',
    'The version of a profile is one number after a v.',
    (name, version) => `https://bank.example/profiles/${name}/v${version.split('.')[0]}`,
  ),
  profiles(
    'one-number',
    'The version of a profile is one number.',
    (name, version) => `https://bank.example:8443/profiles/${name}/${version.split('.')[0]}`,
  ),
  profiles(
    'later-versions',
    'Profiles have reached version 2.10.3.',
    (name) => `https://bank.example/profiles/${name}/2.10.3`,
  ),
]

export default liberties
