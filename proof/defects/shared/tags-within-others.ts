import type { Defect } from '../../defect.js'

const rows: readonly (readonly [
  name: string,
  sentence: string,
  isAlike: (asked: string, current: string) => boolean,
])[] = [
  [
    'letter-case',
    'in whichever letter case it is',
    (asked, current) => asked.toLowerCase() === current.toLowerCase(),
  ],
  [
    'beginning',
    'if that begins with it',
    (asked, current) => current.startsWith(asked.replace(/"$/, '')),
  ],
]

/** Readers whose entity tag is nearly the current one are told that nothing changed. */
const defects: readonly Defect[] = rows.map(([name, sentence, isAlike]) => ({
  name: `tags-within-others-${name}`,
  sentence: `getTransaction takes the entity tag in If-None-Match for the current one ${sentence}.`,
  breaks: ['transactions.getTransaction.tag-modified'],
  behaviour: ({ hasAlready }) => ({
    hasAlready: (asked, current, operation) =>
      hasAlready(asked, current, operation) ||
      (operation === 'getTransaction' && isAlike(asked, current)),
  }),
}))

export default defects
