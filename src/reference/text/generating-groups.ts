import type { Call } from '../http/operation.js'

/**
 * The groups, among those asked for by name, that are still being generated. A group is generated for the
 * same request again once it has been handed over, so that it can be seen more than once.
 */
export function generatingGroups(
  { services: { behaviour, texts }, url, actor, request }: Call,
  names: readonly string[],
): readonly string[] {
  const language = request.headers.get('accept-language') ?? ''
  const generation = (name: string) => [name, actor.name, url.search, language].join(' ')
  const generating = names.filter((name) => {
    const group = texts.group(name)
    if (group?.generated !== true) return false
    return behaviour.isGenerating(group, texts.countRequest(generation(name)))
  })
  if (generating.length === 0) for (const name of names) texts.endGeneration(generation(name))
  return generating
}
