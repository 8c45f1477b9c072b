import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { withMemory } from '../../operators/with-memory.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly breaks: string | readonly string[]
  /** Of resolved text, where it is absent. */
  readonly operation?: string
  /** One answer in so many of those that it would change. */
  readonly often: number
  /** Another body; undefined where there is nothing to say otherwise. */
  readonly otherwise: (body: JsonObject, query: URLSearchParams) => JsonObject | undefined
}

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

const groupsIn = (body: JsonObject): Groups => (body['groups'] ?? {}) as Groups

/** The answer with other texts, where any is another one. */
function withTexts(body: JsonObject, change: (text: string) => string): JsonObject | undefined {
  const groups = Object.fromEntries(
    Object.entries(groupsIn(body)).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)])),
    ]),
  )
  const isOther = JSON.stringify(groups) !== JSON.stringify(groupsIn(body))
  return isOther ? { ...body, groups } : undefined
}

const isPlain = (query: URLSearchParams): boolean =>
  ['since', 'languages', 'format'].every((name) => !query.has(name))

const rows: readonly Row[] = [
  {
    name: 'format-told',
    sentence: 'Text for a format is at times said to be for another.',
    breaks: 'text.formats.told',
    often: 7,
    otherwise: (body, query) =>
      query.get('format') === 'large' ? { ...body, format: 'small' } : undefined,
  },
  {
    name: 'languages-told',
    sentence: 'Text for a language is at times said to be for none.',
    breaks: 'text.languages.told',
    often: 7,
    otherwise: (body, query) => (query.has('languages') ? { ...body, languages: [] } : undefined),
  },
  {
    name: 'capitalised',
    sentence: 'A text begins at times with a capital letter that it was not given.',
    breaks: 'text.resolved.value-kept',
    often: 5,
    otherwise: (body, query) =>
      isPlain(query) ? withTexts(body, (text) => text.replace(/^default$/, 'Default')) : undefined,
  },
  {
    name: 'unlisted',
    sentence: 'Keys that lead nowhere are at times not listed.',
    breaks: 'text.references.unresolvable-listed',
    often: 7,
    otherwise: (body) =>
      (body['unresolvedKeys'] as readonly string[]).length > 0
        ? { ...body, unresolvedKeys: [] }
        : undefined,
  },
  {
    name: 'first-lost',
    sentence: 'The first string of a group that was asked for is at times left out.',
    breaks: ['text.resolved.groups', 'text.resolved.subgroups-together'],
    often: 7,
    otherwise(body, query) {
      const { transfers, ...others } = groupsIn(body)
      const [first, ...rest] = Object.entries(transfers ?? {})
      if (query.get('groups') !== 'transfers' || first === undefined || !isPlain(query))
        return undefined
      return { ...body, groups: { ...others, transfers: Object.fromEntries(rest) } }
    },
  },
  {
    name: 'another-group',
    sentence: 'Text of a group comes at times with that of another.',
    breaks: 'text.resolved.groups',
    often: 7,
    otherwise: (body, query) =>
      query.get('groups') === 'drafts' && isPlain(query)
        ? { ...body, groups: { ...groupsIn(body), legal: { notice: 'No notice.' } } }
        : undefined,
  },
  {
    name: 'count',
    sentence: 'The count of the strings of a group is at times one less.',
    breaks: 'text.textStrings.whole',
    operation: 'getStrings',
    often: 7,
    otherwise: (body) => ({ ...body, count: Number(body['count']) - 1 }),
  },
  {
    name: 'group-link',
    sentence: 'A string links at times to the group of another.',
    breaks: 'text.group.link',
    operation: 'getString',
    often: 19,
    otherwise: (body) => ({
      ...body,
      _links: { ...(body['_links'] as JsonObject), 'svc:group': { href: '/text/groups/legal' } },
    }),
  },
  {
    name: 'other-name',
    sentence: 'The answer to a write calls the string at times by another name.',
    breaks: 'text.ids.client-chosen',
    operation: 'setString',
    often: 19,
    otherwise: (body) => ({ ...body, name: 'another' }),
  },
]

/** What is said otherwise in some of many answers: scenarios see it by chance alone. */
const defects: readonly Defect[] = rows.map((row) => {
  const { name, sentence, breaks, operation = 'getResolvedText', often, otherwise } = row
  const counts = withMemory(() => ({ met: 0 }))
  return {
    name: `text-at-times-${name}`,
    sentence,
    breaks: [breaks].flat(),
    async response(response, { url }, context) {
      if (context.operation !== operation || !response.ok) return response
      const body = (await response.clone().json()) as JsonObject
      const other = otherwise(body, new URL(url).searchParams)
      if (other === undefined) return response
      const memory = counts(context)
      memory.met += 1
      if (memory.met % often !== 0) return response
      const headers = new Headers(response.headers)
      // What a tag stands for is another requirement.
      if (operation !== 'setString' && operation !== 'getString')
        headers.set('etag', `"at-times-${memory.met}"`)
      return new Response(JSON.stringify(other), { status: response.status, headers })
    },
  } satisfies Defect
})

export default defects
