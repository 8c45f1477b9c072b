import { changeQuery } from '../../alterations/change-query.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'

const planted = defectOf('resolved-in-part')
const operation = 'getResolvedText'

/** Where references are left. */
const left = (name: string, sentence: string, pattern: RegExp): Defect =>
  planted(name, sentence, 'text.references.within-text', () => ({
    replaceReferences: (text, replace) => text.replaceAll(pattern, replace),
  }))

/** Text that is resolved in most places, and for most requests. */
const defects: readonly Defect[] = [
  left(
    'behind-letters',
    'A reference directly behind a letter is left as it is written.',
    /(?<![a-z])\{\{([^{}]*)\}\}/g,
  ),
  left(
    'before-letters',
    'A reference directly before a letter is left as it is written.',
    /\{\{([^{}]*)\}\}(?![a-z])/g,
  ),
  left(
    'at-beginnings-of-lines',
    'A reference at the beginning of a further line is left as it is written.',
    /(?<!\n)\{\{([^{}]*)\}\}/g,
  ),
  planted(
    'unlisted-within',
    'Keys that lead nowhere are listed of the texts that were asked for, not of those that these refer to.',
    'text.references.unresolvable-listed',
    ({ replaceReferences, listUnresolved }) => {
      const keys = new Set<string>()
      let depth = 0
      return {
        replaceReferences(text, replace) {
          depth += 1
          const replaced = replaceReferences(text, (written, inner) => {
            if (depth === 1) keys.add(inner)
            return replace(written, inner)
          })
          depth -= 1
          return replaced
        },
        listUnresolved(lost, found) {
          const listed = listUnresolved(lost, found).filter((key) => keys.has(key))
          keys.clear()
          return listed
        },
      }
    },
  ),
  planted(
    'nothing-beside-unknown',
    'Where a group that is asked for is not there, there is no text of the others, either.',
    'text.resolved.groups',
    ({ texts, inGroups }) => {
      let book: TextStore | undefined
      return {
        texts: (opened) => (book = texts(opened)),
        inGroups: (group, wanted, subgroups) =>
          wanted.every((one) => book?.group(one) !== undefined) &&
          inGroups(group, wanted, subgroups),
      }
    },
  ),
  planted(
    'one-region',
    'Of the regions of a language the first one counts that is asked for.',
    'text.languages.further',
    ({ languagesAsked }) => ({
      languagesAsked(parameter, header) {
        const main = parameter.map((tag) => tag.replace(/-.*/, ''))
        return languagesAsked(
          parameter.filter((_, at) => main.indexOf(main[at] ?? '') === at),
          header,
        )
      },
    }),
  ),
  {
    name: 'resolved-in-part-tenths-as-milliseconds',
    sentence:
      'The fraction of a second in since is taken for milliseconds, however many digits it has.',
    breaks: ['text.resolved.since-older'],
    request: changeQuery(operation, (query) => {
      const since = query.get('since')
      const inMilliseconds = (_: string, digits: string) =>
        `.${String(Number(digits) % 1000).padStart(3, '0')}`
      if (since !== null) query.set('since', since.replace(/\.(\d+)/, inMilliseconds))
    }),
  },
  {
    name: 'resolved-in-part-top-unless-said',
    sentence: 'Without groups, those below others are left out where subgroups is false.',
    breaks: ['text.resolved.all-groups'],
    request: changeQuery(operation, (query) => {
      if (query.get('subgroups') === 'false' && !query.has('groups'))
        query.set(
          'groups',
          'common,welcome,transfers,transfersAbroad,legal,campaigns,drafts,sketches',
        )
    }),
  },
]

export default defects
