import { collectMentions, type Mention } from './collect-mentions.js'
import { followReference, type Followed, type FollowOptions } from './follow-reference.js'
import { isMap } from './is-map.js'
import type { Library } from './library.js'
import type { LintFinding } from './lint-finding.js'
import type { SourceFile } from './source-file.js'
import { unfollowed } from './unfollowed.js'

/**
 * What a link, a discriminator or a `$dynamicRef` names is there. What is remote is let alone: nothing of it would
 * be looked at.
 */
export async function checkMentions(
  { root, files }: Library,
  options: FollowOptions,
): Promise<readonly LintFinding[]> {
  const findings: LintFinding[] = []
  for (const file of files)
    for (const mention of collectMentions(file)) {
      if (mention.mayBeName && [root, file].some((one) => hasSchema(one, mention.reference)))
        continue
      const followed = withName(mention, await followReference(file, mention, options))
      if (followed.kind === 'lost' || followed.kind === 'unreadable')
        findings.push(unfollowed(file, mention.reference, mention.at, followed))
    }
  return findings
}

function hasSchema({ data }: SourceFile, name: string): boolean {
  const components = isMap(data) ? data['components'] : undefined
  const schemas = isMap(components) ? components['schemas'] : undefined
  return isMap(schemas) && Object.hasOwn(schemas, name)
}

/** That there is no such file is half the truth where it could have been a name. */
function withName({ reference, mayBeName }: Mention, followed: Followed): Followed {
  return followed.kind === 'unreadable' && mayBeName && /^[\w.-]+$/.test(reference)
    ? { kind: 'lost', because: 'no schema is called that' }
    : followed
}
