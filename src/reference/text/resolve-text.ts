import type { Call } from '../http/operation.js'
import type { Key } from './read-key.js'
import { resolveReferences } from './resolve-references.js'
import type { TextString } from './text-store.js'

interface Wanted {
  readonly format: string | undefined
  readonly languages: readonly string[]
  readonly groups: readonly string[]
  readonly subgroups: boolean
  /** Milliseconds since 1970. */
  readonly since: number
  readonly resolve: boolean
}

/**
 * The text that is wanted (document 2, Resolved strings).
 *
 * @param isThere whether a group is generated already
 */
export function resolveText(
  call: Call,
  wanted: Wanted,
  isThere: (group: string) => boolean,
): object {
  const { behaviour } = call.services
  const texts = behaviour.textsToResolve(call.services.texts)
  const header = call.request.headers.get('accept-language') ?? undefined
  const asked = behaviour.languagesAsked(wanted.languages, header)
  const order = behaviour.languageOrder(asked)
  const format = behaviour.formatMeant(wanted.format, texts.formats())
  const textOf = ({ items }: Pick<TextString, 'items'>) =>
    behaviour.chooseItem(items, order, format)?.value
  const lookUp = ({ group, name }: Key) => textOf(texts.string(group, name) ?? { items: [] })
  const lost = new Set<string>()
  const found = new Set<string>()
  const groups = new Map<string, [name: string, text: string][]>()
  for (const one of texts.strings()) {
    const { group, name } = one
    const chosen = behaviour.inGroups(group, wanted.groups, wanted.subgroups) && isThere(group)
    const value = chosen && behaviour.isNewer(one, wanted.since) ? textOf(one) : undefined
    if (value === undefined) continue
    const resolved = behaviour.resolvesReferences(wanted.resolve)
      ? resolveReferences(call, lookUp, one, value)
      : { text: value, lost: [], found: [] }
    for (const key of resolved.lost) lost.add(key)
    for (const key of resolved.found) found.add(key)
    const own = groups.get(group) ?? []
    own.push([name, resolved.text])
    groups.set(group, own)
  }
  return {
    _profile: behaviour.profile('resolvedStrings', '1.0.0'),
    format: behaviour.formatTold(wanted.format, format),
    languages: behaviour.languagesTold(asked, order),
    groups: Object.fromEntries([...groups].map(([group, own]) => [group, Object.fromEntries(own)])),
    unresolvedKeys: behaviour.listUnresolved([...lost], [...found]),
  }
}
