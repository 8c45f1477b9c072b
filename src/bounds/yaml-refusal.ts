/** YAML that is not read although its syntax may be right: it is made to exhaust its reader. */
export class YamlRefusal extends Error {
  override readonly name = 'YamlRefusal'
  /** Characters before the place. */
  readonly offset: number
  /** A sentence without an end, in lower case. */
  readonly problem: string
  /** A sentence. */
  readonly remedy: string

  constructor(offset: number, problem: string, remedy: string) {
    super(`${problem}. ${remedy}`)
    this.offset = offset
    this.problem = problem
    this.remedy = remedy
  }
}
