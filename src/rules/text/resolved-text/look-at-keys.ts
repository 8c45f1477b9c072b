import type { AskedText } from './asked-text.js'
import type { OwnText } from './own-text.js'
import { referencesIn } from './reference-pattern.js'
import type { ReadReference } from './references.js'
import type { Broken, Seen } from './seen.js'
import { situationOf } from './situation.js'

/** Keys of references that stand in whatever item, and of those that stand in all of them. */
export function lookAtKeys(
  keys: readonly string[],
  shown: readonly OwnText[],
  asked: AskedText,
  read: ReadReference,
): Seen {
  const [listed, unlisted] = ['references.unresolvable-listed', 'references.resolvable-not-listed']
  const kept: string[] = []
  const broken: Broken[] = []
  for (const own of shown.filter(({ isTouched }) => !isTouched)) {
    const hold = (about: string, holds: boolean, expected: string): void => {
      const situation = `${about} ${situationOf(own, asked, read)}`
      const place = { actual: JSON.stringify(keys).slice(0, 200), pointer: '/unresolvedKeys' }
      if (holds) kept.push(situation)
      else broken.push({ about, situation, expected, ...place })
    }
    const values = own.items.map(({ value }) => value)
    for (const inner of new Set(values.flatMap((value) => referencesIn(value)))) {
      const reference = read(inner)
      const isInAll = values.every((value) => value.includes(`{{${inner}}}`))
      // A service that never looks into other groups does not notice that one is missing there.
      if (reference.kind === 'lost' && isInAll && inner.startsWith(`${own.group}.`))
        hold(listed, keys.includes(inner), `${inner} among them`)
      // What leads on to a string that was written since may be part of a circle by now.
      if (reference.kind === 'own' && reference.isThere && !leadsOn(reference.to, read))
        hold(unlisted, !keys.includes(inner), `no ${inner}, which is there`)
    }
  }
  return { kept, broken }
}

/** Whether a string leads on, over however many others, to one of which it is not known what it is. */
function leadsOn(from: OwnText, read: ReadReference): boolean {
  const seen = new Set<OwnText>()
  const ahead = [from]
  for (let one = ahead.pop(); one !== undefined; one = ahead.pop()) {
    if (seen.has(one)) continue
    seen.add(one)
    for (const next of one.items.flatMap(({ value }) => referencesIn(value))) {
      const reference = read(next)
      if (reference.kind === 'unknown') return true
      if (reference.kind === 'own') ahead.push(reference.to)
    }
  }
  return false
}
