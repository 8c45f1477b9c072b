import { changeJson } from '../../alterations/change-json.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('text-beside-several')
const operations = ['getResolvedText']

/** What is wrong only where more than two things come together, or groups below others are asked for. */
const defects: readonly Defect[] = [
  {
    name: 'text-beside-several-unlisted',
    sentence: 'No key is listed where a language and a format are requested.',
    breaks: ['text.references.unresolvable-listed'],
    response: (response, request, context) => {
      const { searchParams } = new URL(request.url)
      return searchParams.has('languages') && searchParams.has('format')
        ? changeJson({ operations, statuses: [200] }, (body) => ({ ...body, unresolvedKeys: [] }))(
            response,
            request,
            context,
          )
        : response
    },
  },
  planted(
    'listed-with-subgroups',
    'With subgroups the key of every reference is listed.',
    'text.references.resolvable-not-listed',
    ({ inGroups, listUnresolved }) => {
      let isBelow = false
      return {
        inGroups(group, wanted, subgroups) {
          isBelow = subgroups
          return inGroups(group, wanted, subgroups)
        },
        listUnresolved: (lost, found) =>
          listUnresolved(isBelow ? [...lost, ...found] : lost, found),
      }
    },
  ),
  planted(
    'since-of-three-groups',
    'Where three groups are named, since is overlooked.',
    ['text.resolved.since-older', 'text.resolved.together'],
    ({ inGroups, isNewer }) => {
      let named = 0
      return {
        inGroups(group, wanted, subgroups) {
          named = wanted.length
          return inGroups(group, wanted, subgroups)
        },
        isNewer: (one, since) => named > 2 || isNewer(one, since),
      }
    },
  ),
  planted(
    'new-with-subgroups',
    'With subgroups a string that was created since the bank opened is left out.',
    'text.references.resolved',
    ({ inGroups, isNewer, texts }) => {
      const opened = new Set<string>()
      let isBelow = false
      return {
        texts(before) {
          const book = texts(before)
          for (const { group, name } of book.strings()) opened.add(`${group}.${name}`)
          return book
        },
        inGroups(group, wanted, subgroups) {
          isBelow = subgroups
          return inGroups(group, wanted, subgroups)
        },
        isNewer: (one, since) =>
          !(isBelow && !opened.has(`${one.group}.${one.name}`)) && isNewer(one, since),
      }
    },
  ),
  planted(
    'script-in-header',
    'An Accept-Language with a language of a script is overlooked.',
    'text.languages.header-second',
    ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        languagesAsked(parameter, /-[a-z]{4}\b/i.test(header ?? '') ? undefined : header),
    }),
  ),
]

export default defects
