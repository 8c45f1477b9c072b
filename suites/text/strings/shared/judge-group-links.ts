import { type Answer, hrefsOf, type Verification } from '../../../../src/scenario/index.js'

/** A string in an answer. */
export interface Holder {
  readonly from: Answer
  readonly string: unknown
  readonly name: unknown
  readonly pointer: string
}

/**
 * Holds the links of strings to their group against the group in which they were found. One that is shared may link to the
 * group that it is of.
 *
 * @param known names of the strings of other groups
 */
export function judgeGroupLinks(
  verify: Verification,
  groupId: string,
  holders: readonly Holder[],
  known: readonly (readonly [group: string, names: readonly string[]])[],
): void {
  const links = holders.flatMap(({ string, ...holder }) =>
    hrefsOf(string, 'svc:group').map((href) => ({ ...holder, href })),
  )
  const remedy = 'let a string carry the link to its group'
  if (links.length === 0) verify.undecided('No string links to its group.', { remedy })
  for (const { from, href, name, pointer } of links) {
    const others = known.filter(([, names]) => names.includes(String(name)))
    const path = pathOf(href, from.url)
    verify(from).that({
      holds: [groupId, ...others.map(([group]) => group)].some((one) =>
        path.endsWith(`/text/groups/${one}`),
      ),
      expected: `a link to …/text/groups/${groupId}`,
      actual: href,
      pointer,
    })
  }
}

/** Where a link leads, without the slash at its end; what is no percent-encoding stays as it is. */
const pathOf = (href: string, from: string): string => {
  const path = URL.canParse(href, from) ? new URL(href, from).pathname : ''
  try {
    return decodeURIComponent(path).replace(/\/$/, '')
  } catch {
    return path.replace(/\/$/, '')
  }
}
