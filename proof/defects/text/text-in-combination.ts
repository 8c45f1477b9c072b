import { writtenString } from '../../../src/reference/books/written-string.js'
import { changeJson } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { defectOf } from '../../alterations/defect-of.js'
import { openOtherText } from '../../alterations/open-other-text.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('text-in-combination')
const operations = ['getResolvedText']

/** A value of the greatest length for such an item is refused. */
const longest = (name: string, sentence: string, member: 'language' | 'format'): Defect =>
  planted(name, sentence, 'text.setString.value-longest', ({ stringItems }) => ({
    stringItems(body, formats) {
      const items = stringItems(body, formats)
      const isLong = items?.some((one) => one[member] !== undefined && one.value.length > 4000)
      return isLong === true ? undefined : items
    },
  }))

/** Of two groups that are named, this one brings those below it. */
const belowOne = (name: string, sentence: string, which: number): Defect =>
  planted(name, sentence, 'text.resolved.subgroups', ({ inGroups }) => ({
    inGroups: (group, wanted, subgroups) =>
      inGroups(group, wanted, subgroups) &&
      (wanted.length < 2 || wanted.includes(group) || group.startsWith(`${wanted[which]}.`)),
  }))

const unlisted = (name: string, sentence: string, isMeant: (query: URLSearchParams) => boolean) =>
  ({
    name: `text-in-combination-${name}`,
    sentence,
    breaks: ['text.references.unresolvable-listed'],
    response: (response, request, context) =>
      isMeant(new URL(request.url).searchParams)
        ? changeJson({ operations, statuses: [200] }, (body) => ({ ...body, unresolvedKeys: [] }))(
            response,
            request,
            context,
          )
        : response,
  }) satisfies Defect

const older = 'text.resolved.since-older'

/** A parameter that is overlooked beside others. */
const overlooked = (
  parameter: string,
  beside: string,
  isMeant: (query: URLSearchParams) => boolean,
): Defect => ({
  name: `text-in-combination-${parameter}-${beside.replaceAll(' ', '-')}`,
  sentence: `Where ${beside}, the parameter ${parameter} is overlooked.`,
  breaks: [
    'text.resolved.together',
    ...(parameter === 'since' ? [older] : []),
    ...(parameter === 'format' ? ['text.formats.told'] : []),
  ],
  request: changeQuery('getResolvedText', (query) => {
    // What is no such value is refused as it is elsewhere.
    const isValid = parameter !== 'resolve' || query.get('resolve') === 'false'
    if (isMeant(query) && isValid) query.delete(parameter)
  }),
})

const countIn = (query: URLSearchParams, parameter: string): number =>
  query.getAll(parameter).flatMap((one) => one.split(',')).length

/** Text that is wrong in one combination of what is asked for or sent. */
const defects: readonly Defect[] = [
  ...['format', 'languages', 'resolve'].map((one) =>
    overlooked(one, 'no group is named', (query) => !query.has('groups')),
  ),
  ...['format', 'languages', 'resolve', 'since'].map((one) =>
    overlooked(one, 'two groups are named', (query) => countIn(query, 'groups') > 1),
  ),
  ...['format', 'since'].map((one) =>
    overlooked(one, 'two languages are named', (query) => countIn(query, 'languages') > 1),
  ),
  overlooked(
    'since',
    'languages and format are named',
    (query) => query.has('languages') && query.has('format'),
  ),
  belowOne('below-first', 'Of two groups the first one brings those below it.', 0),
  belowOne('below-last', 'Of two groups the second one brings those below it.', 1),
  longest('longest-in-language', 'The longest value is refused for a language.', 'language'),
  planted(
    'longest-in-language-for-format',
    'The longest value is refused for a language and a format.',
    'text.setString.value-longest',
    ({ stringItems }) => ({
      stringItems(body, formats) {
        const items = stringItems(body, formats)
        const isBoth = items?.some(
          ({ language, format, value }) => language && format && value.length > 4000,
        )
        return isBoth === true ? undefined : items
      },
    }),
  ),
  longest('longest-for-format', 'The longest value is refused for a format.', 'format'),
  planted(
    'language-unheard',
    'Behind a language that nothing is written in no other one is looked for.',
    'text.languages.second',
    ({ languageOrder }) => ({
      languageOrder: (asked) => languageOrder(asked[0] === 'mi-NZ' ? asked.slice(0, 1) : asked),
    }),
  ),
  unlisted('unlisted-of-two', 'No key is listed where two groups are named.', (query) =>
    query.getAll('groups').join().includes(','),
  ),
  {
    ...unlisted(
      'unlisted-below',
      'No key is listed where groups below others are answered.',
      (query) => query.get('subgroups') === 'true',
    ),
    behaviour: openOtherText(({ strings }) => ({
      strings: [
        ...strings,
        writtenString('transfers.review', 'hint', 30_000, {
          default: 'See {{transfers.review.nowhere}}.',
        }),
      ],
    })),
  },
]

export default defects
