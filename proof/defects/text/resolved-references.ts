import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { readKey } from '../../../src/reference/text/read-key.js'
import { referencePattern } from '../../../src/reference/text/reference-pattern.js'

type Replace = Behaviour['replaceReferences']

const planted = defectOf('resolved-references')

/** Another way to find references, and to put text in their place. */
const replacing = (replaceReferences: Replace) => ({ replaceReferences })

const replaceFirst: Replace = (text, replace) =>
  text.replace(new RegExp(referencePattern.source), replace)

function losingNested() {
  let depth = 0
  return replacing((text, replace) => {
    if (depth > 0 && new RegExp(referencePattern.source).test(text)) return ''
    depth += 1
    try {
      return text.replaceAll(referencePattern, replace)
    } finally {
      depth -= 1
    }
  })
}

/** Where there is no string of the name that a reference gives, another one of the group takes its place. */
const alsoFinding =
  (isTaken: (there: string, given: string) => boolean) =>
  ({ textsToResolve }: Behaviour): Partial<Behaviour> => ({
    textsToResolve(book) {
      const texts = textsToResolve(book)
      return {
        ...texts,
        string: (group, name) =>
          texts.string(group, name) ??
          texts.strings().find((one) => one.group === group && isTaken(one.name, name)),
      }
    },
  })

/** References that lead elsewhere, or are replaced by something else, than the document says. */
const defects: readonly Defect[] = [
  planted(
    'never',
    'References are left to the client, whichever they are.',
    'text.references.resolved',
    { resolvesReferences: () => false },
  ),
  planted(
    'first-group-only',
    'Of several groups that are named, references are resolved in the first one.',
    [
      'text.references.resolved',
      'text.references.within-text',
      'text.references.unresolvable-listed',
      'text.resolved.together',
    ],
    ({ inGroups, replaceReferences }) => {
      let isLater = false
      return {
        inGroups(group, wanted, subgroups) {
          isLater = wanted.length > 1 && group !== wanted[0]
          return inGroups(group, wanted, subgroups)
        },
        replaceReferences: (text, replace) => (isLater ? text : replaceReferences(text, replace)),
      }
    },
  ),
  planted(
    'tidied',
    'White space in the text that replaces a reference is tidied up.',
    'text.references.resolved',
    replacing((text, replace) =>
      text.replaceAll(referencePattern, (written, inner: string) =>
        replace(written, inner).replaceAll(/\s+/g, ' '),
      ),
    ),
  ),
  planted(
    'ends-lost',
    'The text that replaces a reference loses the blanks at its beginning and end.',
    'text.references.resolved',
    replacing((text, replace) =>
      text.replaceAll(referencePattern, (written, inner: string) => replace(written, inner).trim()),
    ),
  ),
  planted(
    'empty',
    'A reference to an empty text is left as it is written.',
    'text.references.resolved',
    replacing((text, replace) =>
      text.replaceAll(
        referencePattern,
        (written, inner: string) => replace(written, inner) || written,
      ),
    ),
  ),
  planted(
    'dollar-signs',
    'A dollar sign in the text that replaces a reference is taken for that of a pattern.',
    'text.references.resolved',
    replacing((text, replace) =>
      // Once with a function, to know what to replace it by.
      text.replaceAll(referencePattern, (written, inner: string) =>
        written.replace(written, replace(written, inner)),
      ),
    ),
  ),
  planted(
    'first-only',
    'The first reference in a text is resolved.',
    ['text.references.within-text', 'text.references.unresolvable-listed'],
    { replaceReferences: replaceFirst },
  ),
  planted(
    'whole-only',
    'A reference is resolved where nothing stands around it.',
    [
      'text.references.within-text',
      'text.references.resolved',
      'text.references.unresolvable-listed',
    ],
    replacing((text, replace) =>
      /^\{\{[^{}]*\}\}$/.test(text) ? replaceFirst(text, replace) : text,
    ),
  ),
  planted(
    'trimmed',
    'The white space around a reference goes with it.',
    [
      'text.references.within-text',
      'text.references.resolved',
      'text.references.unresolvable-left',
      'text.resolved.value-kept',
    ],
    replacing((text, replace) =>
      text.replaceAll(/ *(\{\{([^{}]*)\}\}) */g, (_all, written: string, inner: string) =>
        replace(written, inner),
      ),
    ),
  ),
  planted(
    'greedy',
    'What stands between the first and the last braces of a text is taken for one reference.',
    ['text.references.within-text', 'text.references.unresolvable-listed'],
    replacing((text, replace) => text.replaceAll(/\{\{(.*)\}\}/g, replace)),
  ),
  planted(
    'each-once',
    'A reference that stands in a text twice is replaced once.',
    'text.references.within-text',
    replacing((text, replace) => {
      const seen = new Set<string>()
      return text.replaceAll(referencePattern, (written, inner: string) => {
        if (seen.has(inner)) return written
        seen.add(inner)
        return replace(written, inner)
      })
    }),
  ),
  planted(
    'side-by-side',
    'A reference directly behind another one is left as it is.',
    'text.references.within-text',
    replacing((text, replace) =>
      text.replaceAll(referencePattern, (written, inner: string, at: number) =>
        text.slice(0, at).endsWith('}}') ? written : replace(written, inner),
      ),
    ),
  ),
  ...(['language', 'format'] as const).map((kind) =>
    planted(
      `not-for-a-${kind}`,
      `References are replaced in texts that name no ${kind}.`,
      ['text.references.in-any-text', 'text.references.unresolvable-listed'],
      ({ chooseItem, replaceReferences }) => {
        let isFor = false
        return {
          chooseItem(items, order, format) {
            const found = chooseItem(items, order, format)
            isFor = found?.[kind] !== undefined
            return found
          },
          replaceReferences: (text, replace) => (isFor ? text : replaceReferences(text, replace)),
        }
      },
    ),
  ),
  planted(
    'twenty',
    'Of the references in a text, the first twenty are resolved.',
    ['text.references.within-text', 'text.references.unresolvable-listed'],
    replacing((text, replace) => {
      let met = 0
      return text.replaceAll(referencePattern, (written, inner: string) => {
        met += 1
        return met > 20 ? written : replace(written, inner)
      })
    }),
  ),
  planted(
    'cut',
    'What comes of a text with references ends after 8,192 characters.',
    'text.references.within-text',
    replacing((text, replace) => text.replaceAll(referencePattern, replace).slice(0, 8192)),
  ),
  planted(
    'dollar-names',
    'A key with a dollar sign is no reference.',
    'text.references.any-name',
    ({ readReference }) => ({
      readReference: (inner, from) =>
        inner.includes('$') ? undefined : readReference(inner, from),
    }),
  ),
  planted(
    'underscored-names',
    'A key with an underscore is no reference.',
    'text.references.any-name',
    ({ readReference }) => ({
      readReference: (inner, from) =>
        inner.includes('_') ? undefined : readReference(inner, from),
    }),
  ),
  planted(
    'all-or-none',
    'A text with a reference that leads nowhere is left as it is.',
    'text.references.within-text',
    replacing((text, replace) => {
      let lost = false
      const replaced = text.replaceAll(referencePattern, (written, inner: string) => {
        const by = replace(written, inner)
        lost ||= by === written
        return by
      })
      return lost ? text : replaced
    }),
  ),
  planted(
    'nested-lost',
    'A text with references is lost where it takes the place of a reference.',
    ['text.references.nested', 'text.references.resolved'],
    losingNested(),
  ),
  planted(
    'same-group',
    'A reference is looked for in the group that it stands in.',
    ['text.references.other-group', 'text.references.unresolvable-listed'],
    { followsReference: ({ from, to }) => from === to.group },
  ),
  planted(
    'first-period',
    'The key of a reference is split at its first period.',
    'text.references.other-group',
    {
      readReference(inner) {
        const key = readKey(inner)
        return key && { group: inner.replace(/\..*$/, ''), name: inner.replace(/^[^.]*\./, '') }
      },
    },
  ),
  planted(
    'two-levels',
    'A reference leads into groups of one or two levels.',
    'text.references.other-group',
    ({ readReference }) => ({
      readReference(inner, from) {
        const key = readReference(inner, from)
        return key !== undefined && key.group.split('.').length > 2 ? undefined : key
      },
    }),
  ),
  planted(
    'namesake',
    'A reference to a string of the same name in another group is taken for a circle, and left.',
    'text.references.other-group',
    { followsReference: ({ name, to }) => name !== to.name },
  ),
  planted(
    'by-beginning',
    'A reference leads to a string whose name begins with the one that it gives.',
    ['text.references.unresolvable-left', 'text.references.unresolvable-listed'],
    alsoFinding((there, given) => there.startsWith(given)),
  ),
  planted(
    'by-more',
    'A reference leads to a string whose name the one that it gives begins with.',
    'text.references.unresolvable-left',
    alsoFinding((there, given) => given.startsWith(there)),
  ),
  planted(
    'lost-blank',
    'A reference that leads nowhere is replaced by nothing.',
    ['text.references.unresolvable-left', 'text.references.resolved'],
    { replaceUnresolvable: () => '' },
  ),
  planted(
    'lost-bare',
    'A reference that leads nowhere loses its braces.',
    ['text.references.unresolvable-left', 'text.references.resolved'],
    { replaceUnresolvable: (written) => written.slice(2, -2) },
  ),
  planted('lost-unlisted', 'No key is ever listed.', 'text.references.unresolvable-listed', {
    listUnresolved: () => [],
  }),
  planted(
    'lost-with-braces',
    'Keys are listed with their braces.',
    'text.references.unresolvable-listed',
    { listUnresolved: (lost) => lost.map((key) => `{{${key}}}`) },
  ),
  planted(
    'lost-groups-only',
    'A key is listed where its group does not exist.',
    'text.references.unresolvable-listed',
    ({ texts }) => {
      const groups = new Set<string>()
      return {
        texts(book) {
          for (const { name } of book.groups) groups.add(name)
          return texts(book)
        },
        listUnresolved: (lost) => lost.filter((key) => !groups.has(readKey(key)?.group ?? '')),
      }
    },
  ),
  planted(
    'found-listed',
    'The key of every reference is listed.',
    'text.references.resolvable-not-listed',
    { listUnresolved: (lost, found) => [...lost, ...found] },
  ),
  planted(
    'unreferenced-listed',
    'A key that no text refers to is always listed.',
    'text.references.unreferenced-not-listed',
    ({ listUnresolved }) => ({
      listUnresolved: (lost, found) => [...listUnresolved(lost, found), 'nowhere.at_all'],
    }),
  ),
  planted(
    'group-understood',
    'A reference that names no group is resolved within the group that it stands in.',
    'text.references.without-group',
    ({ readReference }) => ({
      readReference: (inner, from) =>
        readReference(inner, from) ??
        (inner.includes('.') ? undefined : { group: from, name: inner }),
    }),
  ),
  planted(
    'common-understood',
    'A reference that names no group is resolved within the group common.',
    'text.references.without-group',
    ({ readReference }) => ({
      readReference: (inner, from) =>
        readReference(inner, from) ??
        (inner.includes('.') ? undefined : { group: 'common', name: inner }),
    }),
  ),
  planted(
    'group-missing-blank',
    'A reference that names no group is replaced by nothing.',
    ['text.references.without-group', 'text.resolved.value-kept'],
    ({ replaceReferences }) => ({
      replaceReferences: (text, replace) =>
        replaceReferences(text, (written, inner) =>
          inner.includes('.') ? replace(written, inner) : '',
        ),
    }),
  ),
  planted(
    'always',
    'References are resolved whatever resolve says.',
    'text.references.not-resolved-on-request',
    { resolvesReferences: () => true },
  ),
  {
    name: 'resolved-references-by-default-only',
    sentence: 'References are resolved where resolve is not used.',
    breaks: ['text.references.resolved-on-request'],
    request: (request, { operation }) => {
      if (operation !== 'getResolvedText') return request
      return new Request(request.url.replace('resolve=true', 'resolve=false'), request)
    },
  },
]

export default defects
