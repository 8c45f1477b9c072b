/** A word that no reader should meet here, and what to write instead. */
interface ArchaicWord {
  readonly word: RegExp
  readonly instead: string
}

const row = (words: string, instead: string): ArchaicWord => ({
  word: new RegExp(`\\b(?:${words})\\b`, 'i'),
  instead,
})

/** In comments, titles, messages, YAML and documents; names in code are free. */
export const archaicWords: readonly ArchaicWord[] = [
  row('nobody', 'name who or what does not: “no caller”, “is not read”'),
  row('somebody|anybody', 'name who: “a user”, “another customer”, “a client”'),
  row('everybody', 'name who: “every caller”, “all actors”'),
  row('whoever|whomever|whosoever', 'name who: “a caller who”, “no matter who”'),
  row('heed|heeds|heeded|heeding|unheeded', '“respect”, “apply”, “use”; for not heeded “ignore”'),
  row('hence|thereby|therein|thereof|hereby|herein|whereby|wherein', '“so”, “by this”, “in it”'),
  row('whence|thence|whereupon|thereupon', '“where … from”, “then”'),
  row('forgets|forgetful', '“drops”, “loses”, “does not keep”'),
  row('wears? out|worn out', '“exhaust”'),
  row('lest', '“so that … not”'),
  row('shall|ought', '“must”, “is to”'),
  row('upon|amongst|whilst|unto', '“on”, “among”, “while”, “to”'),
  row('mends?|mended|mending', '“fix”, “correct”'),
  row('minds|minded', '“handles”, “watches”'),
]
