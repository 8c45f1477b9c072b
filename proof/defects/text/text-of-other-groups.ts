import type { TextStore } from '../../../src/reference/text/text-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('text-of-other-groups')
const operation = 'getResolvedText'

const groupsIn = (url: string): readonly string[] =>
  (new URL(url).searchParams.get('groups') ?? '').split(',')

/** What goes by the strings of one group, where those of another one matter as well, or do not. */
const defects: readonly Defect[] = [
  planted(
    'not-in-tags',
    'The entity tag of resolved text goes by when the strings that it shows were modified, not by those that they refer to.',
    'text.setString.tag-of-resolved',
    ({ entityTag, texts }) => {
      let book: TextStore | undefined
      return {
        texts: (opened) => (book = texts(opened)),
        entityTag(representation, asked) {
          if (asked !== operation) return entityTag(representation, asked)
          const { groups, ...told } = JSON.parse(representation) as {
            readonly groups: Readonly<Record<string, object>>
          }
          const times = Object.entries(groups).map(([group, strings]) =>
            Object.keys(strings).map((name) => [
              group,
              name,
              book?.string(group, name)?.modifiedAt,
            ]),
          )
          return entityTag(JSON.stringify([told, times]), asked)
        },
      }
    },
  ),
  {
    name: 'text-of-other-groups-not-renewed',
    sentence: 'Resolved text is kept until a string of the groups that were asked for is written.',
    breaks: ['text.references.resolved'],
    response: remember(
      () => new Map<string, Response>(),
      (kept, response, request, context) => {
        const [, written] = /\/groups\/([^/]+)\/strings\//.exec(request.url) ?? []
        if (written !== undefined && request.method !== 'GET')
          for (const url of kept.keys()) if (groupsIn(url).includes(written)) kept.delete(url)
        const { searchParams, href } = new URL(request.url)
        const isKept = searchParams.has('groups') && !searchParams.has('subgroups')
        const isPlain = ['accept-language', 'if-none-match'].every(
          (name) => !request.headers.has(name),
        )
        if (context.operation !== operation || response.status !== 200) return response
        if (!isKept || !isPlain) return response
        const before = kept.get(href)
        if (before !== undefined) return before.clone()
        kept.set(href, response.clone())
        return response
      },
    ),
  },
  planted(
    'deleted-as-well',
    'A string is deleted together with those of its name in other groups.',
    'text.setString.created',
    ({ texts }) => ({
      texts(opened) {
        const book = texts(opened)
        return {
          ...book,
          erase(_group, name) {
            for (const one of book.strings()) if (one.name === name) book.erase(one.group, name)
          },
        }
      },
    }),
  ),
  planted(
    'below-first-level',
    'A named group brings those whose names have it as their first level.',
    'text.resolved.subgroups',
    ({ inGroups }) => ({
      inGroups: (group, wanted, subgroups) =>
        inGroups(group, wanted, false) || (subgroups && wanted.includes(firstLevel(group))),
    }),
  ),
  planted(
    'above',
    'A named group brings those above it.',
    'text.resolved.groups',
    ({ inGroups }) => ({
      inGroups: (group, wanted, subgroups) =>
        inGroups(group, wanted, subgroups) || wanted.some((one) => one.startsWith(`${group}.`)),
    }),
  ),
  planted(
    'of-first-level',
    'A string of a group that is not there is looked for in the group of its first level.',
    'text.getString.unknown-group',
    ({ texts }) => ({
      texts(opened) {
        const book = texts(opened)
        return { ...book, group: (name) => book.group(name) ?? book.group(firstLevel(name)) }
      },
    }),
  ),
]

const firstLevel = (group: string): string => group.replace(/\..*/, '')

export default defects
