import { changeMemos } from '../../alterations/change-memos.js'
import type { Defect } from '../../defect.js'

const kept = ['transactions.updateTransactionMemo.text-kept']

const typesets = (signs: string, sign: string): Defect['behaviour'] =>
  changeMemos((memos) => ({
    write: (id, text) => memos.write(id, text.replaceAll(signs, sign)),
  }))

/** Memos in which signs are made into nicer ones, as editors and chats do, or into plainer ones. */
const defects: readonly Defect[] = [
  {
    name: 'memos-typeset-smile',
    sentence: 'A memo that smiles is kept with a picture of it.',
    breaks: kept,
    behaviour: typesets(':)', '🙂'),
  },
  {
    name: 'memos-typeset-dash',
    sentence: 'Two hyphens of a memo are kept as a dash.',
    breaks: kept,
    behaviour: typesets('--', '–'),
  },
  {
    name: 'memos-typeset-copyright',
    sentence: 'A letter between brackets is kept as a sign.',
    breaks: kept,
    behaviour: typesets('(c)', '©'),
  },
  {
    name: 'memos-typeset-straight',
    sentence: 'Quotation marks that lean are kept as straight ones.',
    breaks: kept,
    behaviour: typesets('’', "'"),
  },
  {
    name: 'memos-typeset-dollars',
    sentence: 'Two dollar signs of a memo are kept as one.',
    breaks: kept,
    behaviour: typesets('$$', '$$'),
  },
  {
    name: 'memos-typeset-formula',
    sentence: 'A memo that looks like a formula is kept with an apostrophe before it.',
    breaks: kept,
    behaviour: changeMemos((memos) => ({
      write: (id, text) => memos.write(id, text.replace(/^[=+@-]/, "'$&")),
    })),
  },
]

export default defects
