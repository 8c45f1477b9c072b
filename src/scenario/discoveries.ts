/** What `assay init` looks for at a target of one interface, and which fixture of its suite finds it. */
export interface Discoveries<Given extends string = string, Fixture extends string = string> {
  /** By the names that a profile gives: what was found is as good as what the owner of the target says. */
  readonly found: Readonly<Partial<Record<Given, Fixture>>>
  /** What was found is for the owner to confirm: it is written as a comment, with the reason. */
  readonly supposed: Readonly<
    Partial<Record<Given, { readonly by: Fixture; readonly because: string }>>
  >
  /** What is counted to show how much there is, by what it is called: the fixture, and what it is asked for. */
  readonly counted: Readonly<Record<string, readonly [Fixture, ...string[]]>>
}
