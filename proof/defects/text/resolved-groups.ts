import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'
import { startOfTrials } from '../../alterations/start-of-trials.js'

const planted = defectOf('resolved-groups')

/** Another notion of the groups that are wanted, where some are named. */
const named =
  (wants: (group: string, name: string, subgroups: boolean) => boolean) =>
  ({ inGroups }: Behaviour) => ({
    inGroups: (group: string, wanted: readonly string[], subgroups: boolean) =>
      wanted.length === 0
        ? inGroups(group, wanted, subgroups)
        : wanted.some((name) => group === name || wants(group, name, subgroups)),
  })

const month = 30 * 24 * 60 * 60 * 1000

/** Groups whose strings are missing in resolved text, or in it for no reason. */
const defects: readonly Defect[] = [
  {
    name: 'resolved-groups-subgroups-lost-with-since',
    sentence: 'With since no groups below others are added.',
    breaks: ['text.resolved.subgroups-together'],
    request: changeQuery('getResolvedText', (query) => {
      if (query.has('since')) query.delete('subgroups')
    }),
  },
  planted(
    'top-only',
    'Without groups the groups below others are left out.',
    'text.resolved.all-groups',
    ({ inGroups }) => ({
      inGroups: (group, wanted, subgroups) =>
        inGroups(group, wanted, subgroups) && (wanted.length > 0 || !group.includes('.')),
    }),
  ),
  planted(
    'generated-named-only',
    'Without groups the one is left out whose text is generated on request.',
    'text.resolved.all-groups',
    ({ inGroups, texts }) => {
      let opened: TextStore | undefined
      return {
        texts: (book) => (opened = texts(book)),
        inGroups: (group, wanted, subgroups) =>
          inGroups(group, wanted, subgroups) &&
          (wanted.length > 0 || opened?.group(group)?.generated !== true),
      }
    },
  ),
  planted(
    'within-names',
    'With subgroups, groups come along in whose names that of the named one stands anywhere.',
    'text.groups.nesting',
    named((group, name, subgroups) => subgroups && group.includes(`${name}.`)),
  ),
  planted(
    'first-of-several',
    'Of several groups the first one is answered.',
    'text.resolved.groups',
    ({ inGroups }) => ({
      inGroups: (group, wanted, subgroups) => inGroups(group, wanted.slice(0, 1), subgroups),
    }),
  ),
  planted(
    'none',
    'Without groups there is no text.',
    ['text.resolved.all-groups', 'text.resolved.together'],
    ({ inGroups }) => ({
      inGroups: (group, wanted, subgroups) =>
        wanted.length > 0 && inGroups(group, wanted, subgroups),
    }),
  ),
  planted(
    'five-strings',
    'Without groups five strings of each group are answered.',
    ['text.resolved.all-groups'],
    ({ inGroups, isNewer, texts }) => {
      let all = false
      let book: TextStore
      return {
        texts: (opened) => (book = texts(opened)),
        inGroups(group, wanted, subgroups) {
          all = wanted.length === 0
          return inGroups(group, wanted, subgroups)
        },
        isNewer(one, since) {
          const beside = book.strings().filter(({ group }) => group === one.group)
          return isNewer(one, since) && (!all || beside.indexOf(one) < 5)
        },
      }
    },
  ),
  planted(
    'unheeded',
    'Every group is answered, whichever were requested.',
    'text.resolved.groups',
    { inGroups: () => true },
  ),
  planted(
    'recent',
    'Of a group that was requested, only what was modified in the last month is answered.',
    'text.resolved.groups',
    ({ inGroups, isNewer }) => {
      let all = false
      return {
        inGroups(group, wanted, subgroups) {
          all = wanted.length === 0
          return inGroups(group, wanted, subgroups)
        },
        isNewer: (one, since) =>
          isNewer(one, since === -Infinity && !all ? startOfTrials - month : since),
      }
    },
  ),
  planted(
    'one-name',
    'Where two groups have strings of one name, both are answered with the text of the last one.',
    // What is replaced in it is that of the other one.
    ['text.groups.of-strings', 'text.resolved.value-kept'],
    ({ chooseItem, texts }) => {
      let book: TextStore
      return {
        texts: (opened) => (book = texts(opened)),
        chooseItem(items, order, format) {
          const strings = book.strings()
          const one = strings.find((string) => string.items === items)
          const last = strings.findLast(({ name }) => name === one?.name)
          return chooseItem(last?.items ?? items, order, format)
        },
      }
    },
  ),
  planted(
    'always-below',
    'A named group brings the groups below it, whatever subgroups says.',
    'text.resolved.no-subgroups',
    named((group, name) => group.startsWith(`${name}.`)),
  ),
  {
    name: 'resolved-groups-below-if-said',
    sentence: 'With subgroups a named group brings the groups below it, whatever its value.',
    breaks: ['text.resolved.no-subgroups'],
    request: (request, { operation }) => {
      if (operation !== 'getResolvedText') return request
      return new Request(request.url.replace('subgroups=false', 'subgroups=true'), request)
    },
  },
  planted(
    'never-below',
    'The parameter subgroups is ignored.',
    'text.resolved.subgroups',
    named(() => false),
  ),
  planted(
    'unknown-ignored',
    'A group that is not there counts as none that is named.',
    'text.resolved.groups',
    ({ inGroups, texts }) => {
      let book: TextStore | undefined
      return {
        texts: (opened) => (book = texts(opened)),
        inGroups(group, wanted, subgroups) {
          const there = wanted.filter((name) => book?.group(name) !== undefined)
          return inGroups(group, there, subgroups)
        },
      }
    },
  ),
  planted(
    'furthest-below',
    'With subgroups a named group brings those two levels below it.',
    'text.resolved.subgroups',
    named((group, name, subgroups) => subgroups && group.replace(/\.[^.]*\.[^.]*$/, '') === name),
  ),
  planted(
    'alike',
    'With subgroups a named group brings those whose names begin as its own.',
    'text.groups.nesting',
    named((group, name, subgroups) => subgroups && group.startsWith(name)),
  ),
]

export default defects
