import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { TextItem } from '../../../src/reference/books/text.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** What an answer says of itself, for some requests only. */
const told = (
  name: string,
  sentence: string,
  breaks: string,
  change: (body: JsonObject, query: URLSearchParams, headers: Headers) => JsonObject,
): Defect => ({
  name: `resolved-told-${name}`,
  sentence,
  breaks: [breaks],
  response: changeJson(
    { operations: ['getResolvedText'], statuses: [200] },
    (body, _response, { url, headers }) => change(body, new URL(url).searchParams, headers),
  ),
})

/** A bank that does not list the keys of texts that were chosen for something. */
const unlisted =
  (isLeft: (chosen: TextItem | undefined, wanted: readonly string[]) => boolean) =>
  ({ inGroups, chooseItem, replaceReferences, listUnresolved }: Behaviour): Partial<Behaviour> => {
    let wanted: readonly string[] = []
    let chosen: TextItem | undefined
    let depth = 0
    const listed = new Set<string>()
    return {
      inGroups(group, names, subgroups) {
        wanted = names
        return inGroups(group, names, subgroups)
      },
      chooseItem(items, order, format) {
        const item = chooseItem(items, order, format)
        if (depth === 0) chosen = item
        return item
      },
      replaceReferences(text, replace) {
        const isListed = !isLeft(chosen, wanted)
        depth += 1
        const replaced = replaceReferences(text, (written, inner) => {
          if (isListed) listed.add(inner)
          return replace(written, inner)
        })
        depth -= 1
        return replaced
      },
      listUnresolved(lost, found) {
        const keys = listUnresolved(lost, found).filter((key) => listed.has(key))
        listed.clear()
        return keys
      },
    }
  }

const lost = 'text.references.unresolvable-listed'

const defects: readonly Defect[] = [
  told(
    'format-with-languages',
    'With languages the answer says that it is for small, whatever the format.',
    'text.formats.told',
    (body, query) => (query.has('languages') ? { ...body, format: 'small' } : body),
  ),
  told(
    'languages-of-header',
    'With Accept-Language the answer names the default language alone.',
    'text.languages.told',
    (body, query, headers) =>
      headers.has('accept-language') && !query.has('languages')
        ? { ...body, languages: ['en-US'] }
        : body,
  ),
  told(
    'several-languages',
    'The answer names French where several languages were requested.',
    'text.languages.told',
    (body, query) =>
      query.getAll('languages').length > 1 || /[,|]/.test(query.get('languages') ?? '')
        ? { ...body, languages: ['fr'] }
        : body,
  ),
  told(
    'languages-with-since',
    'With since the answer names the default language alone.',
    'text.languages.told',
    (body, query) => (query.has('since') ? { ...body, languages: ['en-US'] } : body),
  ),
  {
    name: 'resolved-told-keys-in-languages',
    sentence: 'Keys that lead nowhere are not listed of a text for a language.',
    breaks: [lost],
    behaviour: unlisted((item) => item?.language !== undefined),
  },
  {
    name: 'resolved-told-keys-in-formats',
    sentence: 'Keys that lead nowhere are not listed of a text for a format.',
    breaks: [lost],
    behaviour: unlisted((item) => item?.format !== undefined),
  },
  {
    name: 'resolved-told-keys-of-all-groups',
    sentence: 'Keys that lead nowhere are not listed where no group is named.',
    breaks: [lost],
    behaviour: unlisted((_item, wanted) => wanted.length === 0),
  },
]

export default defects
