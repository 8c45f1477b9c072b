import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { refused } from '../../alterations/refused.js'
import type { Liberty } from '../../liberty.js'
import type { OpenedText } from '../../../src/reference/books/text.js'
import { keysIn } from '../../../src/reference/text/keys-in.js'
import type { TextBehaviour } from '../../../src/reference/text/text-behaviour.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'

const told = 'Whether these are the languages asked for, looked through or found is not shown.'
const sharing =
  'There is a group that is shared with all others; the sentence that says how has lost its words.'

function resolving(
  name: string,
  sentence: string,
  because: string,
  behaviour: (before: TextBehaviour) => Partial<TextBehaviour>,
): Liberty {
  return { name: `resolved-texts-${name}`, sentence, because, behaviour }
}

function answering(
  name: string,
  sentence: string,
  because: string,
  change: (body: JsonObject, query: URLSearchParams) => JsonObject,
): Liberty {
  const where = { operations: ['getResolvedText'], statuses: [200, 202] }
  return {
    name: `resolved-texts-${name}`,
    sentence,
    because,
    response: changeJson(where, (body, _response, { url }) =>
      change(body, new URL(url).searchParams),
    ),
  }
}

/** Groups of no bank, in whatever form of a list. */
const unknown = /(?:^|[,| ;])assay\d+/

const isReferred = (group: string): boolean => ['welcome', 'drafts', 'sketches'].includes(group)

const withReferences = ({ strings }: OpenedText): Partial<OpenedText> => ({
  strings: strings.map((one) => ({
    ...one,
    items: one.items.map((item) =>
      isReferred(one.group) ? item : { ...item, value: `${item.value} {{welcome.greeting}}` },
    ),
  })),
})

const groupsIn = ({ groups }: JsonObject): [string, JsonObject][] =>
  Object.entries((groups ?? {}) as Record<string, JsonObject>)

/** Other ways to resolve text. */
const liberties: readonly Liberty[] = [
  resolving(
    'languages-as-asked',
    'The languages of the answer are those that were requested.',
    told,
    () => ({
      languagesTold: (asked) => asked,
    }),
  ),
  resolving(
    'blanks-within-braces',
    'A reference may have blanks within its braces.',
    'A key has none, and what becomes of braces with something else in them is not shown.',
    ({ readReference }) => ({
      readReference: (inner, from) => readReference(inner.trim(), from),
    }),
  ),
  resolving(
    'languages-with-default',
    'The languages of the answer end with the default.',
    told,
    () => ({
      languagesTold: (_asked, order) => [...order, 'en-US', 'en', 'default'],
    }),
  ),
  resolving(
    'languages-in-small-letters',
    'The languages of the answer are in small letters.',
    'Tags of languages know no letter case (RFC 3066, 2.1).',
    ({ languagesTold }) => ({
      languagesTold: (asked, order) => languagesTold(asked, order).map((one) => one.toLowerCase()),
    }),
  ),
  resolving(
    'default-is-en-US',
    'The text for en-US comes before the one that names no language.',
    'One example has en-US for the default.',
    ({ languageOrder }) => ({
      languageOrder: (asked) => [...languageOrder(asked), 'en-US'],
    }),
  ),
  resolving(
    'format-first',
    'A text for the format comes before one for the language.',
    'Which of the two comes first is not shown.',
    ({ chooseItem }) => ({
      chooseItem: (items, order, format) =>
        chooseItem(
          items.filter((item) => item.format === format),
          order,
          format,
        ) ??
        chooseItem(
          items.filter((item) => item.format === undefined),
          order,
          format,
        ),
    }),
  ),
  resolving(
    'references-once',
    'References in the text of a reference stay as they are written.',
    'A reference is replaced by the referenced value; that references in it are replaced is not said.',
    () => ({ followsReference: ({ depth }) => depth === 0 }),
  ),
  {
    name: 'resolved-texts-references-once-to-references',
    sentence:
      'Most texts have a reference in them, which stays as it is written where another text refers to them.',
    because: 'A reference is replaced by the referenced value; how that is written is not said.',
    behaviour: ({ books }) => ({
      books(before) {
        const { text, ...others } = books(before)
        return { ...others, text: { ...text, ...withReferences(text) } }
      },
      followsReference: ({ depth }) => depth === 0,
    }),
  },
  resolving(
    'client-references-listed',
    'References that name no group are listed among the keys.',
    'Their group is missing.',
    ({ readReference }) => ({
      readReference: (written, from) =>
        readReference(written, from) ??
        (/^\w+$/.test(written) ? { group: '', name: written } : undefined),
    }),
  ),
  resolving(
    'keys-of-all-languages',
    'Keys that lead nowhere are listed for texts in other languages as well.',
    'Whether they are those of the texts that are answered alone is not said.',
    ({ listUnresolved, texts }) => {
      let book: TextStore | undefined
      return {
        texts: (opened) => (book = texts(opened)),
        listUnresolved(lost, found) {
          const all = (book?.strings() ?? []).flatMap(({ items }) =>
            items.filter(({ language }) => language !== undefined),
          )
          const elsewhere = all.flatMap(({ value }) => keysIn(value))
          const isThere = (key: string): boolean => {
            const at = key.lastIndexOf('.')
            return book?.string(key.slice(0, at), key.slice(at + 1)) !== undefined
          }
          return listUnresolved(
            [...new Set([...lost, ...elsewhere.filter((key) => !isThere(key))])],
            found,
          )
        },
      }
    },
  ),
  resolving(
    'one-level-below',
    'With subgroups a named group brings those directly below it.',
    'Whether a group further below is a subgroup as well is not said.',
    ({ inGroups }) => ({
      inGroups: (group, wanted, subgroups) =>
        inGroups(group, wanted, false) ||
        (subgroups && group.includes('.') && wanted.includes(group.replace(/\.[^.]*$/, ''))),
    }),
  ),
  resolving(
    'shared-group-along',
    'The group common comes along with every other.',
    sharing,
    ({ inGroups }) => ({
      inGroups: (group, wanted, subgroups) =>
        group === 'common' || inGroups(group, wanted, subgroups),
    }),
  ),
  answering(
    'shared-strings-everywhere',
    'The strings of the shared group stand under every group.',
    sharing,
    (body) => ({
      ...body,
      groups: Object.fromEntries(
        groupsIn(body).map(([name, texts]) => [
          name,
          { bankName: 'Harbour Street Bank', ...texts },
        ]),
      ),
    }),
  ),
  answering(
    'groups-empty',
    'A group that was requested stands in the answer even if it has nothing to show.',
    'What the answer holds of such a group is not shown.',
    (body, query) => {
      const asked = query.getAll('groups').flatMap((value) => value.split(','))
      return {
        ...body,
        groups: {
          ...Object.fromEntries(asked.map((name) => [name, {}])),
          ...(body['groups'] as object),
        },
      }
    },
  ),
  answering(
    'groups-absent',
    'There is no member groups when nothing is answered.',
    'groups is not required.',
    ({ groups, ...body }) =>
      Object.keys(groups as object).length === 0 ? body : { ...body, groups },
  ),
  answering(
    'unresolved-keys-absent',
    'There is no member unresolvedKeys when every key was found.',
    'unresolvedKeys is not required.',
    ({ unresolvedKeys, ...body }) =>
      (unresolvedKeys as string[]).length === 0 ? body : { ...body, unresolvedKeys },
  ),
  answering(
    'unresolved-keys-twice',
    'A key that is missing in two places is listed twice.',
    'That keys are listed once is not said.',
    (body) => ({
      ...body,
      unresolvedKeys: [
        ...(body['unresolvedKeys'] as string[]),
        ...(body['unresolvedKeys'] as string[]),
      ],
    }),
  ),
  answering(
    'in-other-order',
    'Groups and strings come in the order of their names.',
    'The members of an object have no order.',
    (body) => ({
      ...body,
      groups: Object.fromEntries(
        groupsIn(body)
          .toSorted()
          .map(([name, texts]) => [
            name,
            Object.fromEntries(Object.entries(texts).toSorted().toReversed()),
          ]),
      ),
    }),
  ),
  {
    name: 'resolved-texts-unknown-groups-refused',
    sentence: 'A request that names a group which is not there is malformed.',
    because: 'What becomes of a group that is not there is not shown.',
    response(answer, { url }, { operation }) {
      const isUnknown = new URL(url).searchParams.getAll('groups').some((one) => unknown.test(one))
      return operation === 'getResolvedText' && isUnknown ? refused(400, 'unknownGroup') : answer
    },
  },
]

export default liberties
