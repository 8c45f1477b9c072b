import { counted } from '../../report/counted.js'
import type { ReportedGroup } from '../../report/outline/reported-group.js'
import type { Contract } from '../../contract/contract.js'
import type { Addition } from '../../target/extend-profile/addition.js'
import { hookNames } from '../../terms/hook-name.js'
import { hookSkeletons } from './hook-skeletons.js'
import type { SeenInterface } from './look-at-interface.js'

interface Suggested {
  readonly addition: Addition
  /** Requirements that wait for it. */
  readonly count: number
}

/**
 * Hooks and supplements that would decide more, as comments of a profile, those first which decide most.
 *
 * @param missing what a rehearsal lacked
 * @param contract with the supplements that the profile has
 */
export function suggestions(
  missing: readonly ReportedGroup[],
  { interfaces }: Contract,
  seen: readonly SeenInterface[],
): readonly Addition[] {
  const hooks = hookNames.flatMap((name): Suggested[] => {
    const waiting = missing.filter(({ remedy }) => remedy === `add hooks.${name}`)
    const skeleton = hookSkeletons[name]
    const count = waiting.reduce((sum, { requirements }) => sum + requirements.length, 0)
    if (skeleton === undefined || count === 0) return []
    const comment = [
      skeleton.what,
      `${counted(count, 'requirement')} ${count === 1 ? 'waits' : 'wait'} for it.`,
    ]
    const member = { name, value: skeleton.hook, comment, isSupposed: true }
    return [{ count, addition: { section: ['hooks'], members: [member] } }]
  })
  const supplements = interfaces.flatMap(({ name, requirements }): Suggested[] => {
    const isThere = seen.some((one) => one.name === name && one.answers !== false)
    const count = requirements.filter(({ gap, supplement }) => gap && supplement).length
    if (!isThere || count === 0) return []
    const comment = [
      `${counted(count, 'requirement')} can be tested once operations are described that the documents`,
      `name and do not show: npx assay supplement ${name}`,
    ]
    const member = { name, value: `${name}.overlay.yaml`, comment, isSupposed: true }
    return [{ count, addition: { section: ['supplements'], members: [member] } }]
  })
  return inSections([...hooks, ...supplements])
}

/** A section stands where the most telling of its members does. */
function inSections(all: readonly Suggested[]): readonly Addition[] {
  const sorted = all.toSorted((one, other) => other.count - one.count)
  const sections = [...new Set(sorted.map(({ addition }) => addition.section[0]))]
  return sections.map((name) => ({
    section: [name],
    members: sorted.flatMap(({ addition: { section, members } }) =>
      section[0] === name ? members : [],
    ),
  }))
}
