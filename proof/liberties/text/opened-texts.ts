import type { OpenedString, OpenedText, TextItem } from '../../../src/reference/books/text.js'
import type { Liberty } from '../../liberty.js'
import { varyText } from '../../alterations/vary-text.js'

const because = 'Which text there is, and of what kind, is up to the institution.'
const names = 'A group is one to three simple names; those in the prose may begin with any letter.'

const keeping =
  (keep: (one: OpenedString) => boolean) =>
  ({ strings }: OpenedText): Partial<OpenedText> => ({ strings: strings.filter(keep) })

const changing =
  (change: (item: TextItem, at: number) => TextItem | undefined) =>
  ({ strings }: OpenedText): Partial<OpenedText> => ({
    strings: strings.map((one) => ({
      ...one,
      items: one.items.flatMap((it, at) => change(it, at) ?? []),
    })),
  })

const only =
  (...kept: readonly string[]) =>
  ({ groups, strings }: OpenedText): Partial<OpenedText> => ({
    groups: groups.filter(({ name }) => kept.includes(name)),
    strings: strings.filter(({ group }) => kept.includes(group)),
  })

const renamed =
  (group: (name: string) => string, string: (name: string) => string) =>
  ({ groups, strings }: OpenedText): Partial<OpenedText> => ({
    groups: groups.map((one) => ({ ...one, name: group(one.name) })),
    strings: strings.map((one) => ({
      ...one,
      group: group(one.group),
      name: string(one.name),
      items: one.items.map((item) => ({
        ...item,
        value: item.value.replaceAll(
          /\{\{([\w.$]+)[.](\w+)\}\}/g,
          (_, of: string, name: string) => `{{${group(of)}.${string(name)}}}`,
        ),
      })),
    })),
  })

const writable = (name: string): boolean => ['drafts', 'sketches'].includes(name)

/** Banks with other text. */
const liberties: readonly Liberty[] = [
  varyText('opened-texts-none', 'There are groups and formats, and no strings.', because, () => ({
    strings: [],
  })),
  varyText('opened-texts-in-one-group', 'There is one group.', because, only('drafts')),
  varyText(
    'opened-texts-in-two-groups',
    'There are two groups.',
    because,
    only('drafts', 'common'),
  ),
  varyText(
    'opened-texts-without-subgroups',
    'No group is below another.',
    because,
    only('common', 'welcome', 'drafts', 'sketches'),
  ),
  varyText(
    'opened-texts-only-subgroups',
    'Groups are below one that is not there itself.',
    because,
    only('transfers.review', 'transfers.review.fees', 'drafts', 'sketches'),
  ),
  varyText(
    'opened-texts-in-one-language',
    'No text names a language.',
    because,
    changing((item) => (item.language === undefined ? item : undefined)),
  ),
  varyText(
    'opened-texts-for-all-formats',
    'No text names a format.',
    because,
    changing((item) => (item.format === undefined ? item : undefined)),
  ),
  varyText(
    'opened-texts-without-references',
    'No text refers to another.',
    because,
    keeping(({ items }) => items.every(({ value }) => !value.includes('{{'))),
  ),
  varyText(
    'opened-texts-long',
    'Every text that refers to nothing is as long as it may be.',
    because,
    changing((item) =>
      item.value.includes('{{') ? item : { ...item, value: item.value.padEnd(4096, ' \u00e9') },
    ),
  ),
  varyText(
    'opened-texts-with-braces',
    'Texts hold braces that are no references, and references that name no group.',
    'What is no key of a string is no reference.',
    changing((item, at) => ({
      ...item,
      value: `${item.value} ${['{{', '}}', '{{}}', '{{ a b }}', '{{7*7}}', '{{{x}}}', '{{name}}', '{{a.b.c.d.e}}'][at % 8]}`,
    })),
  ),
  varyText(
    'opened-texts-with-markup',
    'Texts hold markup, control characters and other scripts.',
    because,
    changing((item) => ({
      ...item,
      value: `${item.value}</script>\u001b[31m\u0000"\u202e\u{1f3e6}\r\n]]>`,
    })),
  ),
  varyText(
    'opened-texts-empty',
    'Some texts are empty.',
    'A value has a greatest length and no least one.',
    changing((item, at) => (at > 0 ? { ...item, value: '' } : item)),
  ),
  varyText(
    'opened-texts-modified-just-now',
    'Every text was modified when the bank opened.',
    because,
    ({ strings }) => ({ strings: strings.map((one) => ({ ...one, minutesAgo: 0 })) }),
  ),
  varyText(
    'opened-texts-under-odd-names',
    'Names hold underscores, dollar signs, capitals, and words that programs know.',
    names,
    renamed(
      (name) =>
        writable(name) ? name : name.replace('common', 'constructor').replace('welcome', '_W$1'),
      (name) =>
        name
          .replace('bankName', 'toString')
          .replace('greeting', '__$')
          .replace('title', 'hasOwnProperty'),
    ),
  ),
  varyText(
    'opened-texts-under-long-names',
    'Names of groups are as long as they may be, names of strings longer.',
    'A group has at most 50 characters; for strings there is no limit.',
    renamed(
      (name) =>
        name === 'common' ? 'c'.repeat(16).concat('.', 'd'.repeat(16), '.', 'e'.repeat(16)) : name,
      (name) => (name === 'phone' ? 'p'.repeat(300) : name),
    ),
  ),
  varyText(
    'opened-texts-in-more-formats',
    'There are more formats than two.',
    'small and large are supported; others are not excluded.',
    ({ formats }) => ({
      formats: [
        ...formats,
        { name: 'print', description: 'Eight ch' },
        { name: 'smalL_$9', description: 'd'.repeat(256) },
      ],
    }),
  ),
]

export default liberties
